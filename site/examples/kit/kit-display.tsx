import {
  Alert,
  Avatar,
  Badge,
  Card,
  CopyBlock,
  CopyField,
  CopyFieldGroup,
  EmptyState,
  PageHeader,
  Progress,
  Skeleton,
  Spinner,
  Steps,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  VisuallyHidden,
} from '@gatehouse/ui/kit';

const steps = [
  { id: 'domain', title: 'Domain', done: true },
  { id: 'provider', title: 'Provider' },
] as const;

export default function Display() {
  return (
    <>
      <PageHeader
        title="Project"
        description="Its settings and members."
        actions={<Badge tone="success">Active</Badge>}
      />
      <Steps label="Setup" steps={steps} current="provider" />
      <Alert tone="warning" title="The certificate expires in 5 days">
        Upload a new one.
      </Alert>
      <Tabs defaultValue="keys">
        <TabsList aria-label="Project">
          <TabsTrigger value="keys">Keys</TabsTrigger>
          <TabsTrigger value="members">Members</TabsTrigger>
        </TabsList>
        <TabsContent value="keys">
          <Card title="Keys" actions={<Spinner />}>
            <CopyField label="Client ID" value="f3a1-88c2" />
            <CopyFieldGroup
              label="Enter these at your provider"
              fields={[{ label: 'Issuer', value: 'https://auth.example.com' }]}
            />
            <CopyBlock label="Request" value="curl https://api.example.com" />
          </Card>
        </TabsContent>
        <TabsContent value="members">
          <EmptyState
            title="No members yet"
            description="Invite somebody to start."
            icon={<Avatar name="Ana Lima" />}
          />
        </TabsContent>
      </Tabs>
      <Progress label="Import" value={40} max={100} />
      <Skeleton style={{ height: 20 }} />
      <VisuallyHidden>Only screen readers say this.</VisuallyHidden>
    </>
  );
}
