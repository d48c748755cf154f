import { dollars } from '#app/lib/dollars.ts'
import { inBoth } from '#app/lib/language/in-both.ts'

export const DASHBOARD_WORDS = inBoth(
  {
    title: 'Dashboard',
    loadFailed: 'Failed to load the overview',
    totalThemes: 'Total Themes',
    activeBookings: 'Active Bookings',
    totalRevenue: 'Total Revenue',
    upcoming: 'Upcoming (30 days)',
    recent: {
      title: 'Recent Bookings',
      caption: 'Recent bookings',
      failed: 'Failed to load bookings',
      none: 'No recent bookings',
      id: 'ID',
      customer: 'Customer',
      date: 'Date',
      status: 'Status',
      amount: 'Amount',
      actions: 'Actions',
      confirm: (id: number) => `Confirm booking #${id}`,
      modify: (id: number) => `Modify booking #${id}`,
      remove: (id: number) => `Delete booking #${id}`,
    },
    modify: {
      title: (id: number) => `Modify Booking #${id}`,
      save: 'Save Changes',
      customerName: 'Customer name',
      bookingDate: 'Booking date',
    },
    months: {
      title: 'Revenue and Bookings by Month',
      hint: 'By the month of the party.',
      caption: 'Revenue and bookings by month',
      month: 'Month',
      bookings: 'Bookings',
      revenue: 'Revenue',
      figures: (month: string, bookings: number, revenue: string) =>
        `${month}: ${bookings} bookings, ${dollars(revenue)}`,
      summary: (figures: string) => `Bar chart. ${figures}`,
    },
    themes: {
      title: 'Popular Themes',
      failed: 'Failed to load themes',
      perDay: (price: string) => `${price} per day`,
    },
    parties: {
      title: 'Next Parties',
      none: 'No parties in the next 30 days.',
      bring: (load: string) => `Bring: ${load}`,
    },
    differences: {
      waiting: (count: number) =>
        count === 1 ? 'A payment or refund needs you.' : `${count} payments or refunds need you.`,
      open: 'See what to do',
    },
    balances: {
      title: 'Unpaid Balances',
      none: 'Every party ahead is paid.',
      overdue: (due: string, party: string) => `Overdue since ${due} · party ${party}`,
      due: (due: string, party: string) => `Due ${due} · party ${party}`,
    },
    nearlyFull: {
      title: 'Dates Nearly Full',
      hint: 'In the next 90 days.',
      none: 'There is room on every day.',
      inUse: (parties: number, maxParties: number, teepees: number, stock: number) =>
        `${parties} of ${maxParties} parties, ${teepees} of ${stock} teepees in use`,
    },
  },
  {
    title: 'Resumen',
    loadFailed: 'No se pudo cargar el resumen',
    totalThemes: 'Temas en total',
    activeBookings: 'Reservas activas',
    totalRevenue: 'Ingresos totales',
    upcoming: 'Próximas (30 días)',
    recent: {
      title: 'Reservas recientes',
      caption: 'Reservas recientes',
      failed: 'No se pudieron cargar las reservas',
      none: 'No hay reservas recientes',
      id: 'N.º',
      customer: 'Cliente',
      date: 'Fecha',
      status: 'Estado',
      amount: 'Monto',
      actions: 'Acciones',
      confirm: (id) => `Confirmar la reserva #${id}`,
      modify: (id) => `Modificar la reserva #${id}`,
      remove: (id) => `Eliminar la reserva #${id}`,
    },
    modify: {
      title: (id) => `Modificar la reserva #${id}`,
      save: 'Guardar cambios',
      customerName: 'Nombre del cliente',
      bookingDate: 'Fecha de la reserva',
    },
    months: {
      title: 'Ingresos y reservas por mes',
      hint: 'Según el mes de la fiesta.',
      caption: 'Ingresos y reservas por mes',
      month: 'Mes',
      bookings: 'Reservas',
      revenue: 'Ingresos',
      figures: (month, bookings, revenue) =>
        `${month}: ${bookings === 1 ? '1 reserva' : `${bookings} reservas`}, ${dollars(revenue)}`,
      summary: (figures) => `Gráfico de barras. ${figures}`,
    },
    themes: {
      title: 'Temas populares',
      failed: 'No se pudieron cargar los temas',
      perDay: (price) => `${price} por día`,
    },
    parties: {
      title: 'Próximas fiestas',
      none: 'No hay fiestas en los próximos 30 días.',
      bring: (load) => `Llevar: ${load}`,
    },
    differences: {
      waiting: (count) =>
        count === 1
          ? 'Un pago o un reembolso necesita su atención.'
          : `${count} pagos o reembolsos necesitan su atención.`,
      open: 'Ver qué hacer',
    },
    balances: {
      title: 'Saldos pendientes',
      none: 'Todas las próximas fiestas están pagadas.',
      overdue: (due, party) => `Vencido desde el ${due} · fiesta el ${party}`,
      due: (due, party) => `A pagar el ${due} · fiesta el ${party}`,
    },
    nearlyFull: {
      title: 'Fechas casi completas',
      hint: 'En los próximos 90 días.',
      none: 'Hay lugar todos los días.',
      inUse: (parties, maxParties, teepees, stock) =>
        `${parties} de ${maxParties} fiestas, ${teepees} de ${stock} tipis en uso`,
    },
  },
)
