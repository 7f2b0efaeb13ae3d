import drawing from 'lucide/dist/esm/icons/loader-circle.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
