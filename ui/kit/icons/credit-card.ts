import drawing from 'lucide/dist/esm/icons/credit-card.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
