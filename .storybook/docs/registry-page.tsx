import { adminPageIds, adminPages, tabOfPage } from '@gatehouse/sdk/admin';
import { Wide } from '../wide';

const scopes = { user: 'The user', account: 'The account' };

const visibilities = {
  always: 'Every user',
  byPermissions: 'By permission',
  hidden: 'Hidden until it is shown',
};

/** Renders the pages of the administration, read from the registry. */
export function RegistryPage() {
  return (
    <Wide label="Page registry">
      <table className="docs-table sb-unstyled">
        <thead>
          <tr>
            <th scope="col">Id</th>
            <th scope="col">Path</th>
            <th scope="col">Belongs to</th>
            <th scope="col">Visible to</th>
            <th scope="col">Permissions, one of</th>
          </tr>
        </thead>
        <tbody>
          {adminPageIds.map((id) => {
            const page = adminPages[id];
            const tab = tabOfPage[id];
            return (
              <tr key={id}>
                <th scope="row">
                  <code>{id}</code>
                  {tab && `, a tab of ${tab}`}
                </th>
                <td>
                  <code>{page.path}</code>
                </td>
                <td>{scopes[page.scope]}</td>
                <td>{visibilities[page.visibility]}</td>
                <td>
                  {page.permissions.map((key) => (
                    <div key={key}>
                      <code>{key}</code>
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Wide>
  );
}
