import drawing from 'lucide/dist/esm/icons/users-round.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
