import drawing from 'lucide/dist/esm/icons/building-complex.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
