import drawing from 'lucide/dist/esm/icons/radio-tower.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
