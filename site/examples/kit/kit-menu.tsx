import {
  Button,
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from '@gatehouse/ui/kit';
import { useState } from 'react';

export default function TableMenu() {
  const [isDense, setDense] = useState(false);
  const [sort, setSort] = useState('name');
  return (
    <Menu align="start" trigger={<Button variant="secondary">View</Button>}>
      <MenuLabel>Rows</MenuLabel>
      <MenuCheckboxItem checked={isDense} onCheckedChange={setDense}>
        Compact
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuRadioGroup value={sort} onValueChange={setSort}>
        <MenuRadioItem value="name">By name</MenuRadioItem>
        <MenuRadioItem value="date">By date</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem tone="danger">Delete all</MenuItem>
    </Menu>
  );
}
