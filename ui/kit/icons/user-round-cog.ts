import drawing from 'lucide/dist/esm/icons/user-round-cog.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
