import { Button } from '@gatehouse/ui/kit';
import { ExternalLink, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { findLocalProvider, type LocalProvider, storeDocument } from './local-provider';

/** Renders buttons that store the vendor's document at a running local provider, or remove it. */
export function ApplyPart({ document }: { document: string }) {
  const [provider, setProvider] = useState<LocalProvider>();
  const [message, setMessage] = useState('');
  const [isApplied, setApplied] = useState(false);
  useEffect(() => {
    let isOn = true;
    void findLocalProvider().then((local) => isOn && setProvider(local));
    return () => {
      isOn = false;
    };
  }, []);
  if (!provider) return null;
  const store = async (text: string, done: string, isNew: boolean) => {
    setMessage('');
    const problem = await storeDocument(provider, text);
    setMessage(problem ? `Not stored. ${problem}` : done);
    if (!problem) setApplied(isNew);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void store(document, 'The hosted pages use it now.', true)}>
          <Upload aria-hidden />
          Apply to the local provider
        </Button>
        {isApplied && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void store(provider.before, 'The previous look is restored.', false)}
          >
            Restore previous look
          </Button>
        )}
      </div>
      <p role="status" className="text-xs text-subtle empty:hidden">
        {message}
      </p>
      {isApplied && (
        <a
          className="inline-flex min-h-6 items-center gap-1.5 text-[13px] underline underline-offset-3 pointer-coarse:min-h-11"
          href="/"
          target="_blank"
          rel="noreferrer"
        >
          Open the portal’s sign-in
          <ExternalLink aria-hidden className="size-3.5" />
        </a>
      )}
    </>
  );
}
