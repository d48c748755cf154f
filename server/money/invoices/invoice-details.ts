import {
  type InvoiceCompany,
  type InvoiceDetails,
  NO_INVOICE_DETAILS,
} from '#domain/money/invoices/invoice-content.ts'
import type { SettingsRow } from '#server/foundation/database/read-settings.ts'

export function toInvoiceDetails({ invoiceDetails }: SettingsRow): InvoiceDetails {
  return invoiceDetails ?? NO_INVOICE_DETAILS
}

/** Returns the sender of invoices: missing details come from what the site shows. */
export function toCompany(settings: SettingsRow): InvoiceCompany {
  const { siteTitle, contactInfo } = settings
  const { companyName, address, taxNumber } = toInvoiceDetails(settings)
  return {
    name: companyName || siteTitle,
    address: address || contactInfo.address,
    taxNumber,
    phone: contactInfo.phone,
    email: contactInfo.email,
  }
}
