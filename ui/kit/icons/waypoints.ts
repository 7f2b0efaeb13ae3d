import drawing from 'lucide/dist/esm/icons/waypoints.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
