import { Outlet } from 'react-router'

export default function BookingLayout() {
  return <Outlet />
}
