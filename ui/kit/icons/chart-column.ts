import drawing from 'lucide/dist/esm/icons/chart-column.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
