import { errorTexts } from '@gatehouse/sdk';
import { useTexts } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';

/** Renders a message in place of the form: without cookies no sign-in would ever return to the application. */
export default function StorageBlocked() {
  const { common, errors } = useTexts();
  return (
    <div className="hosted-message" role="alert">
      <h1>{common.signInFailedTitle}</h1>
      {/* English texts of errors are those of the SDK. */}
      <p>{errors['storage-blocked'] ?? errorTexts['storage-blocked']}</p>
      <Button onClick={() => location.reload()}>{common.reload}</Button>
    </div>
  );
}
