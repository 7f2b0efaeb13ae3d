import drawing from 'lucide/dist/esm/icons/key-round.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
