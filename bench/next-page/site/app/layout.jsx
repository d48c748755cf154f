import './page.css'

export const metadata = { title: 'Eight cards' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
