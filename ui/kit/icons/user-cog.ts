import drawing from 'lucide/dist/esm/icons/user-cog.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
