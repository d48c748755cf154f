import { TabHeader } from '../workshop/tab-header.tsx'

export default function DashboardTab() {
  return <TabHeader title="Dashboard" />
}
