import drawing from 'lucide/dist/esm/icons/shield-x.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
