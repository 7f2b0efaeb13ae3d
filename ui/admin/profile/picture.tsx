'use client';
import * as profile from '@gatehouse/sdk/profile';
import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/button';
import { cn } from '../../kit/cn';
import { Avatar } from '../../kit/display/avatar';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import type { PictureTask } from './picture-dialogs';
import { fileOf, isOurPaste, pictureProblem, pictureTypes } from './picture-file';

const dialogs = lazyPart(async () => ({ default: (await import('./dialogs')).PictureDialogs }));

/** Renders the user's picture, which can be chosen, dropped or pasted, cropped, or removed. */
export function Picture() {
  const texts = useAdminTexts('profile');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const tasks = useTask<PictureTask>();
  const { start } = tasks;
  const me = useQuery(useCapability(profile).me());
  const [problem, setProblem] = useState<string>();
  // Children of the drop zone fire enter and leave events as well.
  const [dragDepth, setDragDepth] = useState(0);

  const open = (file: File | undefined) => {
    if (!file) return;
    const code = pictureProblem(file);
    setProblem(code && texts.picture.problems[code]);
    if (!code) start({ do: 'crop', file });
  };
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isOurPaste(event.target, input.current?.closest('.gh-root'))) latest.current(fileOf(event.clipboardData));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <SectionShell<profile.Me> title={texts.picture.title} text={texts.picture.text} holds="picture" source={me}>
      {(user) => (
        <fieldset
          aria-label={texts.picture.title}
          data-slot="drop-zone"
          className={cn(
            'gh:flex gh:flex-wrap gh:items-center gh:gap-4 gh:rounded gh:border gh:border-dashed gh:p-4',
            dragDepth > 0 ? 'gh:border-primary gh:bg-muted' : 'gh:border-line',
          )}
          onDragEnter={() => setDragDepth((count) => count + 1)}
          onDragLeave={() => setDragDepth((count) => Math.max(0, count - 1))}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            setDragDepth(0);
            open(fileOf(event.dataTransfer));
          }}
        >
          <Avatar
            name={user.name || user.email}
            src={user.profilePictureUrl}
            size="lg"
            className="gh:size-18 gh:text-lg"
          />
          <div className="gh:grid gh:min-w-0 gh:flex-1 gh:basis-48 gh:gap-2">
            <div className="gh:flex gh:flex-wrap gh:gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-describedby={`${id}-hint ${id}-problem`}
                onClick={() => input.current?.click()}
              >
                <Upload aria-hidden />
                {user.profilePictureUrl ? texts.picture.change : texts.picture.upload}
              </Button>
              {user.profilePictureUrl && (
                <Button variant="ghost" size="sm" onClick={() => start({ do: 'remove' })}>
                  {texts.picture.remove}
                </Button>
              )}
            </div>
            <p id={`${id}-hint`} className="gh:text-xs gh:text-subtle">
              {texts.picture.hint}
            </p>
            <p id={`${id}-problem`} role="status" className="gh:text-xs gh:text-danger gh:empty:sr-only">
              {problem}
            </p>
          </div>
          <input
            ref={input}
            type="file"
            accept={pictureTypes.join()}
            aria-label={texts.picture.upload}
            tabIndex={-1}
            className="gh:sr-only"
            onChange={(event) => {
              open(event.target.files?.[0]);
              // Reset, so that choosing the same file again fires a change event.
              event.target.value = '';
            }}
          />
          <Tasks part={dialogs} of={tasks}>
            {(Dialogs, state) => <Dialogs {...state} />}
          </Tasks>
        </fieldset>
      )}
    </SectionShell>
  );
}
