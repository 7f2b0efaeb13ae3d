import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogClose,
  DialogFooter,
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerFooter,
  DrawerForm,
  Popover,
  SecretDialog,
  SubmitButton,
  TextField,
} from '@gatehouse/ui/kit';
import { useState } from 'react';
import { object, string } from 'zod/mini';

const Name = object({ name: string() });

export default function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'form' | 'secret'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => setOpen('form')}>Drawer with a form</Button>
      <Button onClick={() => setOpen('secret')}>Secret</Button>
      <ConfirmDialog
        trigger={<Button variant="danger">Delete token CI</Button>}
        title="Delete token CI?"
        description="Scripts that use it stop working."
        confirmLabel="Delete token"
        tone="danger"
        onConfirm={() => undefined}
      />
      <Popover trigger={<Button variant="secondary">Popover</Button>} label="Filter">
        {(done) => <Button onClick={done}>Apply</Button>}
      </Popover>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="Rename" description="Members see the new name.">
        <DialogFooter>
          <DialogClose>Cancel</DialogClose>
        </DialogFooter>
      </Dialog>
      <Drawer open={open === 'drawer'} onOpenChange={close} title="Token CI">
        <DrawerBody>Created today.</DrawerBody>
        <DrawerFooter>
          <DrawerClose>Close</DrawerClose>
        </DrawerFooter>
      </Drawer>
      <Drawer open={open === 'form'} onOpenChange={close} title="Rename token">
        <DrawerForm schema={Name} defaultValues={{ name: 'CI' }} onSubmit={() => setOpen(undefined)}>
          <DrawerBody>
            <TextField name="name" label="Name" />
          </DrawerBody>
          <DrawerFooter>
            <SubmitButton>Rename</SubmitButton>
          </DrawerFooter>
        </DrawerForm>
      </Drawer>
      <SecretDialog
        open={open === 'secret'}
        onOpenChange={close}
        title="Copy the secret now"
        description="It is not shown again."
        secrets={[{ label: 'Secret', value: 'c1a0-44f2-9b7e' }]}
        fileName="token.txt"
      />
    </>
  );
}
