import {
  AsyncCombobox,
  Badge,
  DataTable,
  type DateRange,
  DateRangeFilter,
  EmptyState,
  type TableColumns,
} from '@gatehouse/ui/kit';
import { useState } from 'react';

interface Project {
  id: string;
  name: string;
  owner: string;
  uses: number;
}

const owners = [
  { id: 'ana', label: 'Ana' },
  { id: 'noor', label: 'Noor' },
];
const projects: Project[] = [
  { id: '1', name: 'Website', owner: 'ana', uses: 1280 },
  { id: '2', name: 'Reports', owner: 'noor', uses: 96 },
];
const columns: TableColumns<Project> = [
  { id: 'name', header: 'Name', accessorFn: ({ name }) => name },
  {
    id: 'owner',
    header: 'Owner',
    accessorFn: ({ owner }) => owner,
    cell: ({ row }) => <Badge>{row.original.owner}</Badge>,
  },
  { id: 'uses', header: 'Uses', accessorFn: ({ uses }) => uses, meta: { align: 'end' } },
];

/** Search, sorting, paging and the choice of columns are in the table; on a narrow screen rows become cards. */
export default function Projects() {
  const [range, setRange] = useState<DateRange>({});
  const [chosen, setChosen] = useState<string[]>([]);
  const data = projects.filter(({ owner }) => chosen.length === 0 || chosen.includes(owner));
  return (
    <>
      <AsyncCombobox
        label="Owners"
        value={chosen}
        onChange={setChosen}
        load={async (search) => ({
          items: owners.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
          hasMore: false,
        })}
        resolve={async (ids) => owners.filter(({ id }) => ids.includes(id))}
      />
      <DataTable
        label="Projects"
        columns={columns}
        data={data}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={() => [{ label: 'Delete', tone: 'danger', onSelect: () => undefined }]}
        filters={<DateRangeFilter timezone="UTC" label="Created" value={range} onChange={setRange} />}
        isFiltered={chosen.length > 0}
        empty={<EmptyState title="No projects yet" description="Projects of this account appear here." />}
      />
    </>
  );
}
