import drawing from 'lucide/dist/esm/icons/circle-user.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
