import drawing from 'lucide/dist/esm/icons/pin-off.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
