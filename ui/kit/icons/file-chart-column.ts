import drawing from 'lucide/dist/esm/icons/file-chart-column.mjs';
import { createIcon } from '../icon';

export default createIcon(drawing);
