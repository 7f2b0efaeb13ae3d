'use client';
import { PartlyDoneError } from '@gatehouse/sdk/partly-done';
import * as roles from '@gatehouse/sdk/roles';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useToast } from '../../kit/feedback/toast';
import { Dialog, DialogClose, DialogFooter } from '../../kit/overlay/dialog';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useSubmit } from '../archetypes/form/use-submit';
import { useAdminTexts } from '../texts';
import { useHolders } from './use-holders';
import type { Edit } from './use-permission-edits';

interface ReviewDialogProps {
  open: boolean;
  onClose: () => void;
  edits: readonly Edit[];
  permissions: readonly roles.Permission[];
  /** Called with the ids of roles that were not saved. */
  onSaved: (failed: ReadonlySet<string>) => void;
}

interface Problem {
  text: string;
  /** Error messages by role id. */
  byRole: ReadonlyMap<string, string>;
}

/** Renders what each role gains and loses and who has it, and saves the changes. */
export function ReviewDialog({ open, onClose, edits, permissions, onSaved }: ReviewDialogProps) {
  const texts = useAdminTexts('roles').review;
  const kit = useKitTexts();
  const toaster = useToast();
  const submit = useSubmit(useCapability(roles).saveEdits());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const holders = useHolders();
  // Keeps the edits while the dialog closes.
  const last = useRef(edits);
  if (open && edits.length > 0) last.current = edits;

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const save = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await submit({ edits });
      onSaved(new Set());
      toaster.success(texts.savedToast(edits.length));
      close();
    } catch (thrown) {
      if (!(thrown instanceof PartlyDoneError)) {
        setProblem({ text: kit.describeError(thrown), byRole: new Map() });
        return;
      }
      const { done, failed } = thrown;
      onSaved(new Set(failed.map(({ key }) => key)));
      setProblem({
        text: texts.partly({ saved: done.length, failed: failed.length }),
        byRole: new Map(failed.map(({ key, error }) => [key, kit.describeError(error)] as const)),
      });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && close()}
      title={texts.title}
      description={texts.text}
      size="lg"
    >
      <div role="alert" className={problem ? undefined : 'gh:sr-only'}>
        {problem && <Alert tone="danger">{problem.text}</Alert>}
      </div>
      <ul className="gh:grid gh:max-h-[60vh] gh:gap-4 gh:overflow-y-auto">
        {last.current.map((edit) => (
          <RoleReview
            key={edit.role.id}
            edit={edit}
            permissions={permissions}
            holders={holdersOf(holders.of(edit.role.id))}
            isComplete={!holders.isLoading && !holders.isPartial}
            problem={problem?.byRole.get(edit.role.id)}
          />
        ))}
      </ul>
      <DialogFooter>
        <DialogClose disabled={isBusy}>{kit.cancel}</DialogClose>
        <Button loading={isBusy} onClick={() => void save()}>
          {problem ? texts.retry : texts.save(last.current.length)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const holdersOf = ({ groups, tokens, sso }: ReturnType<ReturnType<typeof useHolders>['of']>) => [
  ...groups,
  ...tokens,
  ...sso,
];

interface RoleReviewProps {
  edit: Edit;
  permissions: readonly roles.Permission[];
  holders: readonly string[];
  /** Whether everything that could have the role was loaded. */
  isComplete: boolean;
  problem: string | undefined;
}

function RoleReview({ edit: { role, permissionIds }, permissions, holders, isComplete, problem }: RoleReviewProps) {
  const texts = useAdminTexts('roles').review;
  const { gained, lost } = roles.roleChange(role, permissionIds, permissions);
  const details = [
    { title: texts.gains, names: gained.map(({ name }) => name), tone: 'gh:text-success' },
    { title: texts.loses, names: lost.map(({ name }) => name), tone: 'gh:text-danger' },
    { title: texts.carriedBy, names: holders, tone: undefined },
  ].filter(({ names }) => names.length > 0);
  return (
    <li className="gh:grid gh:gap-1 gh:text-sm">
      <h3 className="gh:font-medium">{role.name}</h3>
      <dl className="gh:grid gh:gap-1">
        {details.map(({ title, names, tone }) => (
          <div key={title} className="gh:flex gh:flex-wrap gh:gap-x-2">
            <dt className={tone ?? 'gh:text-subtle'}>{title}:</dt>
            <dd className="gh:wrap-anywhere">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {holders.length === 0 && isComplete && <p className="gh:text-subtle">{texts.carriedByNone}</p>}
      {problem && <p className="gh:text-danger">{problem}</p>}
    </li>
  );
}
