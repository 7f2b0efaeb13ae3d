import drawing from 'lucide/dist/esm/icons/pin.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
