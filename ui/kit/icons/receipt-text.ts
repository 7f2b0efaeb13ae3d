import drawing from 'lucide/dist/esm/icons/receipt-text.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
