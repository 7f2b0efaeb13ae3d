import drawing from 'lucide/dist/esm/icons/tablet.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
