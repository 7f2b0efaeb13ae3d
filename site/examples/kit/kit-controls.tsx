import { Button, Checkbox, Input, PasswordInput, Select, Switch } from '@gatehouse/ui/kit';
import { useState } from 'react';

/** Outside of a form: a control has no label of its own, so give it one. */
export default function Controls() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Button onClick={() => setOn(!isOn)}>Turn {isOn ? 'off' : 'on'}</Button>
      <Button variant="secondary" asChild>
        <a href="#docs">A link with the look of a button</a>
      </Button>
      <Switch aria-label="Notifications" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <Checkbox aria-label="Notifications" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <Input aria-label="Search" placeholder="Search" />
      <PasswordInput aria-label="Password" autoComplete="current-password" />
      <Select aria-label="Language">
        <option>English</option>
        <option>العربية</option>
      </Select>
    </>
  );
}
