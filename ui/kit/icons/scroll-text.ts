import drawing from 'lucide/dist/esm/icons/scroll-text.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
