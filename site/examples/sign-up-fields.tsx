import { type CustomFields, SignUpBox } from '@gatehouse/ui/login';

const fields: CustomFields['fields'] = {
  jobTitle: { label: 'Job title', autoComplete: 'organization-title', required: true },
  newsletter: { label: 'Send me news', type: 'checkbox' },
};

const terms = (
  <>
    I accept the <a href="https://example.com/terms">terms</a>
  </>
);

export default function SignUpPage() {
  return <SignUpBox fields={fields} terms={terms} />;
}
