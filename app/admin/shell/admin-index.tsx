import { redirect } from 'react-router'

const toDashboard = () => redirect('/admin/dashboard')

export const loader = toDashboard
export const clientLoader = toDashboard

export default function AdminIndex() {
  return null
}
