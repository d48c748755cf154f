/** The ids of all texts, and what each needs. Written by `npm run messages` from `en.json`: do not edit. */
export type MessageValues = {
  'accounts.apiKeyGone': undefined
  'accounts.codeNeeded': undefined
  'accounts.codeWrong': undefined
  'accounts.codesUnreadable': undefined
  'accounts.crewNeeded': undefined
  'accounts.currentPasswordNeeded': undefined
  'accounts.deviceSignedOut': undefined
  'accounts.emailOnTeam': undefined
  'accounts.firstCodeWrong': undefined
  'accounts.gone': undefined
  'accounts.hasApp': undefined
  'accounts.invitationGone': undefined
  'accounts.keyName': undefined
  'accounts.lastOwner': undefined
  'accounts.linkUsed': undefined
  'accounts.newPasskeyTooLate': undefined
  'accounts.noApp': undefined
  'accounts.noAppWaits': undefined
  'accounts.noPasskey': undefined
  'accounts.noSecondFactor': undefined
  'accounts.notCurrentPassword': undefined
  'accounts.passkeyGone': undefined
  'accounts.passkeyName': undefined
  'accounts.passkeyOfOther': undefined
  'accounts.passkeyTooLate': undefined
  'accounts.passkeyUnreadable': undefined
  'accounts.passwordNeeded': undefined
  'accounts.passwordNeededHere': undefined
  'accounts.passwordTooLate': undefined
  'accounts.passwordTooLong': { readonly length: number }
  'accounts.passwordTooShort': { readonly length: string | number }
  'accounts.recoveryNeedsFactor': undefined
  'accounts.roleNeeded': undefined
  'accounts.scopeNeeded': undefined
  'accounts.secondFactorNeeded': undefined
  'accounts.usernameCharacters': undefined
  'accounts.usernameNeeded': undefined
  'accounts.usernameTaken': undefined
  'accounts.wrongPassword': undefined
  'addons.descriptionRequired': undefined
  'addons.incomplete': undefined
  'addons.nameRequired': undefined
  'addons.pricePositive': undefined
  'addons.priceRequired': undefined
  'addons.pricedPer': undefined
  'admin.access.asked': undefined
  'admin.access.change': undefined
  'admin.access.dialog': { readonly id: string | number }
  'admin.access.hint': undefined
  'admin.access.parts.elevatorSlot': undefined
  'admin.access.parts.gateCode': undefined
  'admin.access.parts.insuranceCertificate': undefined
  'admin.access.parts.parking': undefined
  'admin.access.save': undefined
  'admin.access.saved': undefined
  'admin.access.tell': undefined
  'admin.access.title': undefined
  'admin.account.currentPassword': undefined
  'admin.account.devices.hint': undefined
  'admin.account.devices.lastUsed': { readonly when: string | number }
  'admin.account.devices.list': undefined
  'admin.account.devices.loadFailed': undefined
  'admin.account.devices.on': { readonly browser: string | number; readonly system: string | number }
  'admin.account.devices.signOut': undefined
  'admin.account.devices.signOutOf': { readonly device: string | number; readonly address: string | number }
  'admin.account.devices.signOutOthers': undefined
  'admin.account.devices.signedOut': undefined
  'admin.account.devices.thisDevice': undefined
  'admin.account.devices.title': undefined
  'admin.account.devices.unknown': undefined
  'admin.account.language.failed': undefined
  'admin.account.language.hint': undefined
  'admin.account.language.title': undefined
  'admin.account.loadFailed': undefined
  'admin.account.oneMoment': undefined
  'admin.account.password.change': undefined
  'admin.account.password.changed': undefined
  'admin.account.password.failed': { readonly why: string | number }
  'admin.account.password.hint': undefined
  'admin.account.password.title': undefined
  'admin.account.profile.email': undefined
  'admin.account.profile.emailHint': undefined
  'admin.account.profile.fullName': undefined
  'admin.account.profile.hint': { readonly username: string | number }
  'admin.account.profile.noticeEmail': undefined
  'admin.account.profile.noticeEmailHint': undefined
  'admin.account.profile.save': undefined
  'admin.account.profile.saved': undefined
  'admin.account.profile.title': undefined
  'admin.account.title': undefined
  'admin.addons.add': undefined
  'admin.addons.dialog.available': undefined
  'admin.addons.dialog.availableHint': undefined
  'admin.addons.dialog.create': undefined
  'admin.addons.dialog.description': undefined
  'admin.addons.dialog.edit': undefined
  'admin.addons.dialog.failed': { readonly action: 'create' | (string & {}); readonly why: string | number }
  'admin.addons.dialog.featured': undefined
  'admin.addons.dialog.featuredHint': undefined
  'admin.addons.dialog.gallery': undefined
  'admin.addons.dialog.image': undefined
  'admin.addons.dialog.name': undefined
  'admin.addons.dialog.new': undefined
  'admin.addons.dialog.price': undefined
  'admin.addons.dialog.save': undefined
  'admin.addons.dialog.saved.created': undefined
  'admin.addons.dialog.saved.updated': undefined
  'admin.addons.dialog.stock': undefined
  'admin.addons.dialog.stockHint': undefined
  'admin.addons.dialog.unit': undefined
  'admin.addons.dialog.unitHint': undefined
  'admin.addons.dialog.units.child': undefined
  'admin.addons.dialog.units.party': undefined
  'admin.addons.dialog.units.teepee': undefined
  'admin.addons.hint': undefined
  'admin.addons.list': undefined
  'admin.addons.loadFailed': { readonly why: string | number }
  'admin.addons.loading': undefined
  'admin.addons.noImage': undefined
  'admin.addons.none': undefined
  'admin.addons.removeFailed': { readonly why: string | number }
  'admin.addons.removed': undefined
  'admin.addons.removing': { readonly name: string | number }
  'admin.addons.reorderFailed': { readonly why: string | number }
  'admin.addons.reordered': undefined
  'admin.addons.retry': undefined
  'admin.addons.retrying': undefined
  'admin.addons.serverBusy': undefined
  'admin.addons.title': undefined
  'admin.addons.unavailable': undefined
  'admin.assistants.address': undefined
  'admin.assistants.addressHint': undefined
  'admin.assistants.can': undefined
  'admin.assistants.copy': undefined
  'admin.assistants.onlyHere': undefined
  'admin.assistants.own': undefined
  'admin.assistants.ownHint': undefined
  'admin.assistants.title': undefined
  'admin.assistants.tools.cancel_party': undefined
  'admin.assistants.tools.change_party': undefined
  'admin.assistants.tools.find_free_days': undefined
  'admin.assistants.tools.get_quote': undefined
  'admin.assistants.tools.get_status': undefined
  'admin.assistants.tools.hold_party': undefined
  'admin.assistants.tools.list_themes': undefined
  'admin.audit.customer': undefined
  'admin.audit.kinds.account': undefined
  'admin.audit.kinds.add-on': undefined
  'admin.audit.kinds.area': undefined
  'admin.audit.kinds.booking': undefined
  'admin.audit.kinds.calendar': undefined
  'admin.audit.kinds.coupon': undefined
  'admin.audit.kinds.customer': undefined
  'admin.audit.kinds.difference': undefined
  'admin.audit.kinds.image': undefined
  'admin.audit.kinds.import': undefined
  'admin.audit.kinds.integration': undefined
  'admin.audit.kinds.mail': undefined
  'admin.audit.kinds.message': undefined
  'admin.audit.kinds.newsletter': undefined
  'admin.audit.kinds.question': undefined
  'admin.audit.kinds.resource': undefined
  'admin.audit.kinds.settings': undefined
  'admin.audit.kinds.terms': undefined
  'admin.audit.kinds.testimonial': undefined
  'admin.audit.kinds.theme': undefined
  'admin.audit.kinds.work': undefined
  'admin.audit.one.account': undefined
  'admin.audit.one.add-on': undefined
  'admin.audit.one.area': undefined
  'admin.audit.one.booking': undefined
  'admin.audit.one.calendar': undefined
  'admin.audit.one.coupon': undefined
  'admin.audit.one.customer': undefined
  'admin.audit.one.difference': undefined
  'admin.audit.one.image': undefined
  'admin.audit.one.import': undefined
  'admin.audit.one.integration': undefined
  'admin.audit.one.mail': undefined
  'admin.audit.one.message': undefined
  'admin.audit.one.newsletter': undefined
  'admin.audit.one.question': undefined
  'admin.audit.one.resource': undefined
  'admin.audit.one.settings': undefined
  'admin.audit.one.terms': undefined
  'admin.audit.one.testimonial': undefined
  'admin.audit.one.theme': undefined
  'admin.audit.one.work': undefined
  'admin.audit.system': undefined
  'admin.auditLog.caption': undefined
  'admin.auditLog.details': undefined
  'admin.auditLog.done.accepted an invitation': undefined
  'admin.auditLog.done.added a passkey': undefined
  'admin.auditLog.done.added a webhook': undefined
  'admin.auditLog.done.agreed to a charge for': undefined
  'admin.auditLog.done.agreed to a hold for': undefined
  'admin.auditLog.done.answered a damage claim of': undefined
  'admin.auditLog.done.began to send': undefined
  'admin.auditLog.done.cancelled': undefined
  'admin.auditLog.done.changed': undefined
  'admin.auditLog.done.changed a webhook': undefined
  'admin.auditLog.done.changed the password': undefined
  'admin.auditLog.done.charged the saved card of': undefined
  'admin.auditLog.done.checked': undefined
  'admin.auditLog.done.claimed damage of': undefined
  'admin.auditLog.done.cleared the second factor': undefined
  'admin.auditLog.done.closed': undefined
  'admin.auditLog.done.created': undefined
  'admin.auditLog.done.deactivated': undefined
  'admin.auditLog.done.dealt with a stop of': undefined
  'admin.auditLog.done.decided a damage claim of': undefined
  'admin.auditLog.done.deleted': undefined
  'admin.auditLog.done.drafted an answer': undefined
  'admin.auditLog.done.erased': undefined
  'admin.auditLog.done.exported': undefined
  'admin.auditLog.done.focused': undefined
  'admin.auditLog.done.had AI photos made': undefined
  'admin.auditLog.done.handed back money for': undefined
  'admin.auditLog.done.held an amount on the card of': undefined
  'admin.auditLog.done.imported': undefined
  'admin.auditLog.done.invited': undefined
  'admin.auditLog.done.let an assistant read': undefined
  'admin.auditLog.done.made an API key': undefined
  'admin.auditLog.done.made new recovery codes': undefined
  'admin.auditLog.done.mailed a link for a forgotten password': undefined
  'admin.auditLog.done.marked as resolved': undefined
  'admin.auditLog.done.marked as responded': undefined
  'admin.auditLog.done.merged': undefined
  'admin.auditLog.done.opened': undefined
  'admin.auditLog.done.paid for': undefined
  'admin.auditLog.done.paid for damage of': undefined
  'admin.auditLog.done.paid the balance of': undefined
  'admin.auditLog.done.published': undefined
  'admin.auditLog.done.reactivated': undefined
  'admin.auditLog.done.recorded a payment': undefined
  'admin.auditLog.done.released': undefined
  'admin.auditLog.done.released the hold on the card of': undefined
  'admin.auditLog.done.removed': undefined
  'admin.auditLog.done.removed a passkey': undefined
  'admin.auditLog.done.removed a webhook': undefined
  'admin.auditLog.done.removed the authenticator app': undefined
  'admin.auditLog.done.reordered': undefined
  'admin.auditLog.done.replied': undefined
  'admin.auditLog.done.reported from': undefined
  'admin.auditLog.done.rescheduled': undefined
  'admin.auditLog.done.reset the password': undefined
  'admin.auditLog.done.reset the password by a mailed link': undefined
  'admin.auditLog.done.revoked an API key': undefined
  'admin.auditLog.done.sent a failed refund again for': undefined
  'admin.auditLog.done.sent a payment link for': undefined
  'admin.auditLog.done.sent money back for': undefined
  'admin.auditLog.done.set up an authenticator app': undefined
  'admin.auditLog.done.signed devices out': undefined
  'admin.auditLog.done.stopped sending': undefined
  'admin.auditLog.done.switched off a webhook': undefined
  'admin.auditLog.done.tipped the crew of': undefined
  'admin.auditLog.done.told the access to': undefined
  'admin.auditLog.done.took an invitation back': undefined
  'admin.auditLog.done.took back': undefined
  'admin.auditLog.done.took back the card of': undefined
  'admin.auditLog.done.took back the hold of': undefined
  'admin.auditLog.done.tried the saved card of': undefined
  'admin.auditLog.done.updated': undefined
  'admin.auditLog.done.uploaded': undefined
  'admin.auditLog.done.used a recovery code': undefined
  'admin.auditLog.done.washed': undefined
  'admin.auditLog.done.withdrew a damage claim of': undefined
  'admin.auditLog.everybody': undefined
  'admin.auditLog.everything': undefined
  'admin.auditLog.hint': undefined
  'admin.auditLog.kind': undefined
  'admin.auditLog.loadFailed': undefined
  'admin.auditLog.many': undefined
  'admin.auditLog.none': undefined
  'admin.auditLog.one': undefined
  'admin.auditLog.pages': undefined
  'admin.auditLog.person': undefined
  'admin.auditLog.title': undefined
  'admin.auditLog.what': undefined
  'admin.auditLog.when': undefined
  'admin.auditLog.who': undefined
  'admin.autopay.active': { readonly amount: number; readonly card: string | number; readonly day: string }
  'admin.autopay.agreed': { readonly when: string | number }
  'admin.autopay.charged': { readonly amount: number; readonly card: string | number }
  'admin.autopay.fact': undefined
  'admin.autopay.failed': { readonly card: string | number; readonly amount: number }
  'admin.autopay.preview': undefined
  'admin.autopay.title': undefined
  'admin.availability.addDate': undefined
  'admin.availability.booked.label': { readonly day: string }
  'admin.availability.booked.parties': { readonly count: number }
  'admin.availability.booked.stayBooked': undefined
  'admin.availability.booked.stillBooked': undefined
  'admin.availability.booked.unknown': undefined
  'admin.availability.cancel': undefined
  'admin.availability.dates.canBeBooked': { readonly day: string }
  'admin.availability.dates.label': undefined
  'admin.availability.dates.loadFailed': undefined
  'admin.availability.dates.none': undefined
  'admin.availability.dates.remove': { readonly day: string }
  'admin.availability.dates.removeFailed': undefined
  'admin.availability.dates.removed': undefined
  'admin.availability.form.added': undefined
  'admin.availability.form.adding': undefined
  'admin.availability.form.already': undefined
  'admin.availability.form.date': undefined
  'admin.availability.form.failed': undefined
  'admin.availability.form.isUnavailable': { readonly day: string }
  'admin.availability.form.label': undefined
  'admin.availability.form.reason': undefined
  'admin.availability.form.reasonHint': undefined
  'admin.availability.hint': undefined
  'admin.availability.space.feet.lengthFeet': undefined
  'admin.availability.space.feet.walkwayFeet': undefined
  'admin.availability.space.feet.widthFeet': undefined
  'admin.availability.space.hint': undefined
  'admin.availability.space.save': undefined
  'admin.availability.space.title': undefined
  'admin.availability.title': undefined
  'admin.availability.waiting.date': undefined
  'admin.availability.waiting.email': undefined
  'admin.availability.waiting.name': undefined
  'admin.availability.waiting.state': undefined
  'admin.availability.waiting.states.booked': undefined
  'admin.availability.waiting.states.left': undefined
  'admin.availability.waiting.states.missed': undefined
  'admin.availability.waiting.states.offered': undefined
  'admin.availability.waiting.states.waiting': undefined
  'admin.availability.waiting.teepees': undefined
  'admin.availability.waiting.title': undefined
  'admin.availability.waiting.until': { readonly when: string | number }
  'admin.availability.year.closed': { readonly date: string }
  'admin.availability.year.closedBecause': { readonly date: string; readonly reason: string | number }
  'admin.availability.year.legend.closed': undefined
  'admin.availability.year.legend.few': undefined
  'admin.availability.year.legend.free': undefined
  'admin.availability.year.legend.full': undefined
  'admin.availability.year.month': { readonly name: string | number; readonly closed: string | number; readonly full: string | number; readonly few: string | number; readonly free: string | number }
  'admin.availability.year.open': { readonly date: string; readonly parties: string | number; readonly maxParties: string | number; readonly teepeesLeft: number }
  'admin.availability.year.title': undefined
  'admin.booking.acts.booking': undefined
  'admin.booking.acts.crew': undefined
  'admin.booking.acts.more': undefined
  'admin.booking.acts.party': undefined
  'admin.booking.agreement.agreed': { readonly version: string | number; readonly when: string | number }
  'admin.booking.agreement.before': undefined
  'admin.booking.agreement.from': { readonly address: string | number }
  'admin.booking.agreement.notYet': undefined
  'admin.booking.bookingOf': { readonly id: string | number; readonly customer: string | number }
  'admin.booking.cancel.byHand': { readonly amount: string | number }
  'admin.booking.cancel.cancel': undefined
  'admin.booking.cancel.cancelling': undefined
  'admin.booking.cancel.done': { readonly id: string | number; readonly refund: string | number }
  'admin.booking.cancel.keep': undefined
  'admin.booking.cancel.policy': { readonly paid: string | number }
  'admin.booking.cancel.reason': undefined
  'admin.booking.cancel.reasonNeeded': undefined
  'admin.booking.cancel.refund': undefined
  'admin.booking.cancel.title': undefined
  'admin.booking.capacity.hint': undefined
  'admin.booking.capacity.noRoom': undefined
  'admin.booking.capacity.otherDate': undefined
  'admin.booking.capacity.otherPlace': undefined
  'admin.booking.capacity.override': undefined
  'admin.booking.capacity.title': undefined
  'admin.booking.confirm.done': undefined
  'admin.booking.confirm.failed': undefined
  'admin.booking.delete.choose': undefined
  'admin.booking.delete.delete': undefined
  'admin.booking.delete.deleting': undefined
  'admin.booking.delete.done': undefined
  'admin.booking.delete.failed': undefined
  'admin.booking.delete.final': undefined
  'admin.booking.delete.howBack': undefined
  'admin.booking.delete.money': { readonly amount: string | number }
  'admin.booking.delete.noted': undefined
  'admin.booking.delete.paidMeanwhile': undefined
  'admin.booking.delete.question': { readonly id: string | number; readonly customer: string | number }
  'admin.booking.delete.reason': undefined
  'admin.booking.delete.reasonNeeded': undefined
  'admin.booking.delete.title': undefined
  'admin.booking.delete.ways.keep': undefined
  'admin.booking.delete.ways.policy': undefined
  'admin.booking.delete.ways.refund': undefined
  'admin.booking.details.address': undefined
  'admin.booking.details.call': undefined
  'admin.booking.details.cancel': undefined
  'admin.booking.details.city': undefined
  'admin.booking.details.confirm': undefined
  'admin.booking.details.confirming': undefined
  'admin.booking.details.created': { readonly when: string | number }
  'admin.booking.details.customer': undefined
  'admin.booking.details.date': undefined
  'admin.booking.details.delete': undefined
  'admin.booking.details.deposit': undefined
  'admin.booking.details.depositPaid': undefined
  'admin.booking.details.directions': undefined
  'admin.booking.details.dispute': undefined
  'admin.booking.details.edit': undefined
  'admin.booking.details.email': undefined
  'admin.booking.details.exemptBy': undefined
  'admin.booking.details.givenBack': undefined
  'admin.booking.details.guests': undefined
  'admin.booking.details.kept': { readonly amount: string | number }
  'admin.booking.details.keptUntil': undefined
  'admin.booking.details.language': undefined
  'admin.booking.details.loadFailed': undefined
  'admin.booking.details.location': undefined
  'admin.booking.details.mail': undefined
  'admin.booking.details.name': undefined
  'admin.booking.details.notSaidYet': undefined
  'admin.booking.details.paid': undefined
  'admin.booking.details.partlyPaid': undefined
  'admin.booking.details.party': undefined
  'admin.booking.details.payment': undefined
  'admin.booking.details.paymentId': undefined
  'admin.booking.details.phone': undefined
  'admin.booking.details.recordPayment': undefined
  'admin.booking.details.sendLink': undefined
  'admin.booking.details.starts': undefined
  'admin.booking.details.stateAndZip': undefined
  'admin.booking.details.statement': undefined
  'admin.booking.details.stillToPay': undefined
  'admin.booking.details.teepees': undefined
  'admin.booking.details.terms': undefined
  'admin.booking.details.theme': undefined
  'admin.booking.details.title': undefined
  'admin.booking.details.total': undefined
  'admin.booking.details.tryLater': undefined
  'admin.booking.details.unpaid': undefined
  'admin.booking.details.updateStatus': undefined
  'admin.booking.details.weCome': undefined
  'admin.booking.history.did.agreed to a charge for': { readonly who: string | number }
  'admin.booking.history.did.agreed to a hold for': { readonly who: string | number }
  'admin.booking.history.did.agreed to the terms for': { readonly who: string | number }
  'admin.booking.history.did.answered a damage claim of': { readonly who: string | number }
  'admin.booking.history.did.cancelled': { readonly who: string | number }
  'admin.booking.history.did.changed': { readonly who: string | number }
  'admin.booking.history.did.charged the saved card of': { readonly who: string | number }
  'admin.booking.history.did.checked': { readonly who: string | number }
  'admin.booking.history.did.claimed damage of': { readonly who: string | number }
  'admin.booking.history.did.created': { readonly who: string | number }
  'admin.booking.history.did.dealt with a stop of': { readonly who: string | number }
  'admin.booking.history.did.decided a damage claim of': { readonly who: string | number }
  'admin.booking.history.did.deleted': { readonly who: string | number }
  'admin.booking.history.did.erased the family of': { readonly who: string | number }
  'admin.booking.history.did.failed to pay for': { readonly who: string | number }
  'admin.booking.history.did.handed back money for': { readonly who: string | number }
  'admin.booking.history.did.held an amount on the card of': { readonly who: string | number }
  'admin.booking.history.did.imported': { readonly who: string | number }
  'admin.booking.history.did.kept the day of': { readonly who: string | number }
  'admin.booking.history.did.noted a dispute about': { readonly who: string | number }
  'admin.booking.history.did.noted news of a dispute about': { readonly who: string | number }
  'admin.booking.history.did.paid for': { readonly who: string | number }
  'admin.booking.history.did.paid for damage of': { readonly who: string | number }
  'admin.booking.history.did.paid the balance of': { readonly who: string | number }
  'admin.booking.history.did.recorded a payment': { readonly who: string | number }
  'admin.booking.history.did.released': { readonly who: string | number }
  'admin.booking.history.did.released the hold on the card of': { readonly who: string | number }
  'admin.booking.history.did.reported from': { readonly who: string | number }
  'admin.booking.history.did.reported the room not ready for': { readonly who: string | number }
  'admin.booking.history.did.reported the room ready for': { readonly who: string | number }
  'admin.booking.history.did.rescheduled': { readonly who: string | number }
  'admin.booking.history.did.sent a failed refund again for': { readonly who: string | number }
  'admin.booking.history.did.sent a payment link for': { readonly who: string | number }
  'admin.booking.history.did.sent money back for': { readonly who: string | number }
  'admin.booking.history.did.sent the refund of': { readonly who: string | number }
  'admin.booking.history.did.tipped the crew of': { readonly who: string | number }
  'admin.booking.history.did.told the access to': { readonly who: string | number }
  'admin.booking.history.did.took back the card of': { readonly who: string | number }
  'admin.booking.history.did.took back the hold of': { readonly who: string | number }
  'admin.booking.history.did.tried the saved card of': { readonly who: string | number }
  'admin.booking.history.did.washed': { readonly who: string | number }
  'admin.booking.history.did.withdrew a damage claim of': { readonly who: string | number }
  'admin.booking.history.other': { readonly who: string | number; readonly action: string | number }
  'admin.booking.history.title': undefined
  'admin.booking.money.automatic': { readonly card: string | number }
  'admin.booking.money.balance': undefined
  'admin.booking.money.failed': undefined
  'admin.booking.money.paid': { readonly by: string | number }
  'admin.booking.money.refunded': { readonly by: string | number }
  'admin.booking.money.underway': undefined
  'admin.booking.notes.hint': undefined
  'admin.booking.notes.save': undefined
  'admin.booking.notes.saved': undefined
  'admin.booking.notes.saving': undefined
  'admin.booking.notes.title': undefined
  'admin.booking.number': { readonly id: string | number }
  'admin.booking.reopen.keep': { readonly status: 'completed' | 'cancelled' | (string & {}) }
  'admin.booking.reopen.noMail': undefined
  'admin.booking.reopen.paid': { readonly paid: string | number }
  'admin.booking.reopen.question': { readonly day: string; readonly status: 'completed' | 'cancelled' | (string & {}) }
  'admin.booking.reopen.refunded': { readonly refunded: string | number }
  'admin.booking.reopen.reopen': undefined
  'admin.booking.reopen.reopening': undefined
  'admin.booking.reopen.title': undefined
  'admin.booking.status.changed': { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled'; readonly id: string | number }
  'admin.booking.status.changedByOthers': undefined
  'admin.booking.status.current': undefined
  'admin.booking.status.failed': undefined
  'admin.booking.status.title': undefined
  'admin.booking.statuses.cancelled': undefined
  'admin.booking.statuses.completed': undefined
  'admin.booking.statuses.confirmed': undefined
  'admin.booking.statuses.pending': undefined
  'admin.booking.trial': undefined
  'admin.booking.updated': undefined
  'admin.bookingForm.addons': undefined
  'admin.bookingForm.agreedAmount': undefined
  'admin.bookingForm.byCatalogue': undefined
  'admin.bookingForm.byHand': undefined
  'admin.bookingForm.cash': undefined
  'admin.bookingForm.cashFailed': { readonly id: string | number; readonly why: string | number }
  'admin.bookingForm.cashHint': undefined
  'admin.bookingForm.cashOf': { readonly amount: string | number }
  'admin.bookingForm.certificate': undefined
  'admin.bookingForm.city': undefined
  'admin.bookingForm.clear': undefined
  'admin.bookingForm.coupon': undefined
  'admin.bookingForm.create': undefined
  'admin.bookingForm.createFailed': undefined
  'admin.bookingForm.created': { readonly id: string | number }
  'admin.bookingForm.customerName': undefined
  'admin.bookingForm.date': undefined
  'admin.bookingForm.delivery': { readonly window: string | number }
  'admin.bookingForm.depositOnly': undefined
  'admin.bookingForm.editTitle': { readonly id: string | number }
  'admin.bookingForm.email': undefined
  'admin.bookingForm.exempt': undefined
  'admin.bookingForm.exemptHint': undefined
  'admin.bookingForm.filled': { readonly name: string | number }
  'admin.bookingForm.freeDays': undefined
  'admin.bookingForm.guests': undefined
  'admin.bookingForm.isFree': { readonly day: string | number }
  'admin.bookingForm.keep': undefined
  'admin.bookingForm.knownFamilies': undefined
  'admin.bookingForm.language': undefined
  'admin.bookingForm.languageHint': undefined
  'admin.bookingForm.newHint': undefined
  'admin.bookingForm.newTitle': undefined
  'admin.bookingForm.nights': undefined
  'admin.bookingForm.orderChanges': undefined
  'admin.bookingForm.parts.details': undefined
  'admin.bookingForm.parts.family': undefined
  'admin.bookingForm.parts.party': undefined
  'admin.bookingForm.partyAddress': undefined
  'admin.bookingForm.pastDate': undefined
  'admin.bookingForm.phone': undefined
  'admin.bookingForm.priceAfterSaving': undefined
  'admin.bookingForm.priceOf': undefined
  'admin.bookingForm.priceOfHint': undefined
  'admin.bookingForm.putBack': undefined
  'admin.bookingForm.putBackDone': undefined
  'admin.bookingForm.putBackFailed': undefined
  'admin.bookingForm.putBackHint': undefined
  'admin.bookingForm.putBackSave': undefined
  'admin.bookingForm.putBackTitle': undefined
  'admin.bookingForm.puttingBack': undefined
  'admin.bookingForm.reason': undefined
  'admin.bookingForm.sameFamily.failed': { readonly why: string | number }
  'admin.bookingForm.sameFamily.other': undefined
  'admin.bookingForm.sameFamily.question': { readonly name: string | number }
  'admin.bookingForm.sameFamily.same': { readonly name: string | number }
  'admin.bookingForm.sameFamily.sameHint': { readonly email: string | number }
  'admin.bookingForm.save': undefined
  'admin.bookingForm.selectTheme': undefined
  'admin.bookingForm.startsAt': undefined
  'admin.bookingForm.state': undefined
  'admin.bookingForm.statements.before': undefined
  'admin.bookingForm.statements.bothStatements': undefined
  'admin.bookingForm.statements.comesBack': undefined
  'admin.bookingForm.statements.difference': undefined
  'admin.bookingForm.statements.dueNow': undefined
  'admin.bookingForm.statements.each': { readonly price: string | number }
  'admin.bookingForm.statements.leftToPay': undefined
  'admin.bookingForm.statements.now': undefined
  'admin.bookingForm.statements.pricesKept': undefined
  'admin.bookingForm.statements.total': undefined
  'admin.bookingForm.teepees': undefined
  'admin.bookingForm.theme': undefined
  'admin.bookingForm.toPayNow': undefined
  'admin.bookingForm.total': undefined
  'admin.bookingForm.until': undefined
  'admin.bookingForm.updateFailed': undefined
  'admin.bookingForm.updated': undefined
  'admin.bookingForm.waived': undefined
  'admin.bookingForm.waiver': undefined
  'admin.bookingForm.whole': undefined
  'admin.bookingForm.zip': undefined
  'admin.bookings.calendar': undefined
  'admin.bookings.chooseColumns': undefined
  'admin.bookings.due.atBooking': { readonly due: number }
  'admin.bookings.due.later': { readonly due: number }
  'admin.bookings.due.never': undefined
  'admin.bookings.due.now': { readonly due: number }
  'admin.bookings.exportColumns': { readonly count: number }
  'admin.bookings.exportCsv': undefined
  'admin.bookings.exportEverything': undefined
  'admin.bookings.exporting': undefined
  'admin.bookings.filters.all': undefined
  'admin.bookings.filters.more': undefined
  'admin.bookings.filters.search': undefined
  'admin.bookings.filters.searchShort': undefined
  'admin.bookings.filters.sort': undefined
  'admin.bookings.filters.sortBy': { readonly by: 'soonest' | 'latest' | 'newest' | 'oldest' | 'customer' | 'customerDown' | 'largest' | 'smallest' }
  'admin.bookings.filters.status': undefined
  'admin.bookings.list': undefined
  'admin.bookings.loadFailed': undefined
  'admin.bookings.loading': undefined
  'admin.bookings.many': undefined
  'admin.bookings.newBooking': undefined
  'admin.bookings.none': undefined
  'admin.bookings.nothingToExport': undefined
  'admin.bookings.nothingToExportHint': undefined
  'admin.bookings.one': undefined
  'admin.bookings.owed': { readonly owed: string | number }
  'admin.bookings.page.back': undefined
  'admin.bookings.page.gone': undefined
  'admin.bookings.page.next': { readonly id: string | number }
  'admin.bookings.page.previous': { readonly id: string | number }
  'admin.bookings.pages': undefined
  'admin.bookings.paid': { readonly paid: number }
  'admin.bookings.partiesHint': undefined
  'admin.bookings.partiesTitle': undefined
  'admin.bookings.partiesViews': undefined
  'admin.bookings.payment.kept': { readonly amount: string | number }
  'admin.bookings.payment.nothing': undefined
  'admin.bookings.payment.owed': { readonly amount: string | number }
  'admin.bookings.payment.paid': undefined
  'admin.bookings.payment.paidOf': { readonly amount: string | number }
  'admin.bookings.payment.unpaid': undefined
  'admin.bookings.pricing': undefined
  'admin.bookings.runSheet': undefined
  'admin.bookings.sheet.addons': undefined
  'admin.bookings.sheet.asking': undefined
  'admin.bookings.sheet.booking': undefined
  'admin.bookings.sheet.day': undefined
  'admin.bookings.sheet.guests': { readonly count: number }
  'admin.bookings.sheet.intoVan': undefined
  'admin.bookings.sheet.loadList': undefined
  'admin.bookings.sheet.nextDay': undefined
  'admin.bookings.sheet.none': undefined
  'admin.bookings.sheet.previousDay': undefined
  'admin.bookings.sheet.print': undefined
  'admin.bookings.sheet.promised': undefined
  'admin.bookings.sheet.stillToPay': undefined
  'admin.bookings.sheet.suggest': undefined
  'admin.bookings.sheet.teepees': undefined
  'admin.bookings.sheet.themeKit': undefined
  'admin.bookings.sheet.times': { readonly window: string | number; readonly start: string | number }
  'admin.bookings.table.actions': undefined
  'admin.bookings.table.amount': undefined
  'admin.bookings.table.caption': undefined
  'admin.bookings.table.customer': undefined
  'admin.bookings.table.date': undefined
  'admin.bookings.table.id': undefined
  'admin.bookings.table.status': undefined
  'admin.bookings.table.theme': undefined
  'admin.bookings.table.update': undefined
  'admin.bookings.table.view': { readonly id: string | number }
  'admin.bookings.title': undefined
  'admin.bookings.tryLater': undefined
  'admin.bookings.views': undefined
  'admin.bulk.alreadyConfirmed': undefined
  'admin.bulk.cannotConfirm': { readonly status: 'completed' | 'cancelled' }
  'admin.bulk.clear': undefined
  'admin.bulk.close': undefined
  'admin.bulk.confirm': undefined
  'admin.bulk.done.confirm': { readonly done: number; readonly failed: number }
  'admin.bulk.done.link': { readonly done: number; readonly failed: number }
  'admin.bulk.export': undefined
  'admin.bulk.label': undefined
  'admin.bulk.results': undefined
  'admin.bulk.runSheets': undefined
  'admin.bulk.select': { readonly id: string | number }
  'admin.bulk.selectAll': { readonly count: string | number }
  'admin.bulk.selected': { readonly count: number }
  'admin.bulk.sendLinks': undefined
  'admin.bulk.sendLinksQuestion': { readonly count: number }
  'admin.bulk.stillSelected': undefined
  'admin.bulk.working': { readonly done: string | number; readonly count: string | number }
  'admin.busy.add': undefined
  'admin.busy.addFailed': undefined
  'admin.busy.added': undefined
  'admin.busy.adding': undefined
  'admin.busy.allDay': { readonly calendar: string | number }
  'admin.busy.at': { readonly calendar: string | number; readonly times: string | number }
  'admin.busy.days': { readonly count: number }
  'admin.busy.failure.no_calendar': undefined
  'admin.busy.failure.refused': undefined
  'admin.busy.failure.too_large': undefined
  'admin.busy.failure.unreachable': undefined
  'admin.busy.hint': undefined
  'admin.busy.legend': undefined
  'admin.busy.name': undefined
  'admin.busy.nameNeeded': undefined
  'admin.busy.read': undefined
  'admin.busy.readAt': { readonly when: string }
  'admin.busy.readFailed': undefined
  'admin.busy.readOf': { readonly name: string | number }
  'admin.busy.removeAsk': { readonly name: string | number }
  'admin.busy.removeFailed': undefined
  'admin.busy.removeOf': { readonly name: string | number }
  'admin.busy.removed': undefined
  'admin.busy.title': undefined
  'admin.busy.unreadEntries': { readonly count: number }
  'admin.busy.url': undefined
  'admin.busy.urlHint': undefined
  'admin.calendar.byHand': { readonly name: string | number; readonly id: string | number }
  'admin.calendar.closeDay': undefined
  'admin.calendar.closed': undefined
  'admin.calendar.collect': { readonly name: string | number }
  'admin.calendar.crew': { readonly crew: string | number }
  'admin.calendar.crewTime': { readonly needed: string | number; readonly capacity: string | number }
  'admin.calendar.crewTimeIs': undefined
  'admin.calendar.crewTimeOver': { readonly needed: string | number; readonly capacity: string | number }
  'admin.calendar.dayWith': { readonly isClosed: 'true' | (string & {}); readonly day: string | number; readonly count: number }
  'admin.calendar.free': { readonly count: number }
  'admin.calendar.full': undefined
  'admin.calendar.inRepair': { readonly count: string | number }
  'admin.calendar.inTurnaround': { readonly count: string | number }
  'admin.calendar.instructions': undefined
  'admin.calendar.isBack': { readonly name: string | number; readonly day: string | number }
  'admin.calendar.isOver': { readonly name: string | number; readonly day: string | number; readonly parties: string | number; readonly most: string | number; readonly left: number }
  'admin.calendar.isOverDay': { readonly name: string | number; readonly day: string | number }
  'admin.calendar.label': undefined
  'admin.calendar.minutes': { readonly hours: number; readonly minutes: number }
  'admin.calendar.next': { readonly range: 'month' | 'week' | 'day' | 'list' }
  'admin.calendar.none': { readonly range: 'month' | 'week' | 'day' | 'list' }
  'admin.calendar.offer': { readonly day: string | number }
  'admin.calendar.out': { readonly count: string | number }
  'admin.calendar.parties': { readonly count: string | number; readonly most: string | number }
  'admin.calendar.party': undefined
  'admin.calendar.pickedUp': { readonly name: string | number; readonly day: string | number }
  'admin.calendar.previous': { readonly range: 'month' | 'week' | 'day' | 'list' }
  'admin.calendar.putDown': { readonly name: string | number; readonly day: string | number }
  'admin.calendar.range.day': undefined
  'admin.calendar.range.list': undefined
  'admin.calendar.range.month': undefined
  'admin.calendar.range.week': undefined
  'admin.calendar.ranges': undefined
  'admin.calendar.repair': { readonly name: string | number; readonly count: string | number }
  'admin.calendar.repairBecause': { readonly name: string | number; readonly count: string | number; readonly reason: string | number }
  'admin.calendar.room': { readonly parties: string | number; readonly maxParties: string | number; readonly teepees: string | number; readonly stock: string | number }
  'admin.calendar.runSheetOf': { readonly day: string | number }
  'admin.calendar.setUp': { readonly name: string | number }
  'admin.calendar.setUpAt': { readonly time: string | number; readonly crew: string | number }
  'admin.calendar.stay': { readonly name: string | number }
  'admin.calendar.teepees': { readonly count: string | number; readonly stock: string | number }
  'admin.calendar.today': undefined
  'admin.calendar.weekOf': { readonly day: string }
  'admin.campaigns.ask.delete': undefined
  'admin.campaigns.ask.send': { readonly name: string | number }
  'admin.campaigns.ask.stop': undefined
  'admin.campaigns.audience': undefined
  'admin.campaigns.body': undefined
  'admin.campaigns.bodyHint': undefined
  'admin.campaigns.button': undefined
  'admin.campaigns.buttonHint': undefined
  'admin.campaigns.delete': undefined
  'admin.campaigns.done.delete': undefined
  'admin.campaigns.done.send': undefined
  'admin.campaigns.done.stop': undefined
  'admin.campaigns.edit': undefined
  'admin.campaigns.failed': undefined
  'admin.campaigns.families': { readonly count: string | number }
  'admin.campaigns.familiesHint': undefined
  'admin.campaigns.follows.delete': undefined
  'admin.campaigns.follows.stop': undefined
  'admin.campaigns.goOn': undefined
  'admin.campaigns.hint': undefined
  'admin.campaigns.lookHint': undefined
  'admin.campaigns.none': undefined
  'admin.campaigns.pictures': undefined
  'admin.campaigns.picturesHint': undefined
  'admin.campaigns.plan': { readonly count: number; readonly rate: string | number; readonly minutes: number }
  'admin.campaigns.progress': { readonly sent: string | number; readonly waiting: string | number }
  'admin.campaigns.reason.booked': undefined
  'admin.campaigns.reason.erased': undefined
  'admin.campaigns.reason.gone': undefined
  'admin.campaigns.reason.refused': undefined
  'admin.campaigns.reason.this-week': undefined
  'admin.campaigns.reason.too-late': undefined
  'admin.campaigns.save': undefined
  'admin.campaigns.saved': undefined
  'admin.campaigns.send': undefined
  'admin.campaigns.sent': undefined
  'admin.campaigns.startedAt': { readonly when: string | number }
  'admin.campaigns.state.draft': undefined
  'admin.campaigns.state.sending': undefined
  'admin.campaigns.state.sent': undefined
  'admin.campaigns.state.stopped': undefined
  'admin.campaigns.stop': undefined
  'admin.campaigns.subscribers': { readonly count: string | number }
  'admin.campaigns.subscribersHint': { readonly count: number }
  'admin.campaigns.sure.delete': undefined
  'admin.campaigns.sure.send': undefined
  'admin.campaigns.sure.stop': undefined
  'admin.campaigns.title': undefined
  'admin.campaigns.untitled': undefined
  'admin.campaigns.write': undefined
  'admin.care.by': { readonly name: string | number; readonly when: string | number }
  'admin.care.byAt': { readonly name: string | number; readonly when: string | number; readonly booking: string | number }
  'admin.care.checked': { readonly day: string; readonly name: string | number }
  'admin.care.crewEntry': { readonly kind: 'out' | 'back' | 'washed' | 'checked'; readonly count: string | number }
  'admin.care.entry': { readonly kind: 'out' | 'back' | 'washed' | 'checked' }
  'admin.care.kinds.checked': undefined
  'admin.care.kinds.washed': undefined
  'admin.care.loadFailed': undefined
  'admin.care.log': undefined
  'admin.care.logFor': { readonly name: string | number }
  'admin.care.logOf': { readonly name: string | number }
  'admin.care.note.checked': { readonly name: string | number }
  'admin.care.note.washed': { readonly name: string | number }
  'admin.care.noted': { readonly kind: 'washed' | 'checked'; readonly name: string | number }
  'admin.care.nothing': undefined
  'admin.care.takeBack': { readonly what: string | number; readonly when: string | number }
  'admin.care.takenBack': undefined
  'admin.care.unchecked': { readonly count: number; readonly day: string }
  'admin.care.washed': { readonly day: string; readonly name: string | number }
  'admin.charts.showTable': undefined
  'admin.coupons.create': undefined
  'admin.coupons.failed': undefined
  'admin.coupons.form.active': undefined
  'admin.coupons.form.activeHint': undefined
  'admin.coupons.form.code': undefined
  'admin.coupons.form.codeHint': undefined
  'admin.coupons.form.description': undefined
  'admin.coupons.form.dollarValue': undefined
  'admin.coupons.form.edit': undefined
  'admin.coupons.form.failed.create': undefined
  'admin.coupons.form.failed.update': undefined
  'admin.coupons.form.fixed': undefined
  'admin.coupons.form.maxUses': undefined
  'admin.coupons.form.maxUsesHint': undefined
  'admin.coupons.form.minimum': undefined
  'admin.coupons.form.minimumHint': undefined
  'admin.coupons.form.percentValue': undefined
  'admin.coupons.form.percentage': undefined
  'admin.coupons.form.save': undefined
  'admin.coupons.form.saved.created': undefined
  'admin.coupons.form.saved.updated': undefined
  'admin.coupons.form.type': undefined
  'admin.coupons.form.validFrom': undefined
  'admin.coupons.form.validUntil': undefined
  'admin.coupons.lastBeforeFirst': undefined
  'admin.coupons.loading': undefined
  'admin.coupons.none': undefined
  'admin.coupons.percentAtMost': undefined
  'admin.coupons.remove': { readonly code: string | number }
  'admin.coupons.removeFailed': undefined
  'admin.coupons.removed': undefined
  'admin.coupons.table.actions': undefined
  'admin.coupons.table.caption': undefined
  'admin.coupons.table.code': undefined
  'admin.coupons.table.copied': undefined
  'admin.coupons.table.copy': { readonly code: string | number }
  'admin.coupons.table.copyFailed': undefined
  'admin.coupons.table.edit': { readonly code: string | number }
  'admin.coupons.table.fixed': undefined
  'admin.coupons.table.noEnd': undefined
  'admin.coupons.table.onClipboard': { readonly code: string | number }
  'admin.coupons.table.percentage': undefined
  'admin.coupons.table.remove': { readonly code: string | number }
  'admin.coupons.table.status': undefined
  'admin.coupons.table.statuses.active': undefined
  'admin.coupons.table.statuses.expired': undefined
  'admin.coupons.table.statuses.inactive': undefined
  'admin.coupons.table.statuses.usedUp': undefined
  'admin.coupons.table.type': undefined
  'admin.coupons.table.usage': undefined
  'admin.coupons.table.validUntil': undefined
  'admin.coupons.table.value': undefined
  'admin.coupons.title': undefined
  'admin.crewSteps.needs.allowed': undefined
  'admin.crewSteps.needs.off': undefined
  'admin.crewSteps.needs.required': undefined
  'admin.crewSteps.steps.arrived': undefined
  'admin.crewSteps.steps.cash': undefined
  'admin.crewSteps.steps.checked': undefined
  'admin.crewSteps.steps.counted': undefined
  'admin.crewSteps.steps.on_the_way': undefined
  'admin.crewSteps.steps.photo': undefined
  'admin.crewSteps.steps.signed': undefined
  'admin.customers.addressesIntro': undefined
  'admin.customers.all': undefined
  'admin.customers.back': undefined
  'admin.customers.birthday': undefined
  'admin.customers.birthdayHint': undefined
  'admin.customers.bookingCount': undefined
  'admin.customers.bookings': undefined
  'admin.customers.checkAddresses': undefined
  'admin.customers.close': undefined
  'admin.customers.compare': undefined
  'admin.customers.consent.pictures': undefined
  'admin.customers.consent.terms': undefined
  'admin.customers.consent.texts': undefined
  'admin.customers.consentStep': { readonly step: 'given' | 'stopped' | (string & {}); readonly isDated: 'yes' | (string & {}); readonly day: string | number; readonly about: string | number }
  'admin.customers.consents': undefined
  'admin.customers.contact': undefined
  'admin.customers.conversation': undefined
  'admin.customers.copied': undefined
  'admin.customers.copiedTitle': undefined
  'admin.customers.copyAgain': undefined
  'admin.customers.copyAgainLabel': { readonly booking: string | number }
  'admin.customers.copyFailed': undefined
  'admin.customers.customer': undefined
  'admin.customers.details': undefined
  'admin.customers.email': undefined
  'admin.customers.erase': undefined
  'admin.customers.eraseGoes': undefined
  'admin.customers.eraseLater': undefined
  'admin.customers.eraseNow': undefined
  'admin.customers.eraseStays': undefined
  'admin.customers.eraseTitle': undefined
  'admin.customers.erased': undefined
  'admin.customers.erasing': undefined
  'admin.customers.exportData': undefined
  'admin.customers.exportHint': undefined
  'admin.customers.exportTitle': undefined
  'admin.customers.exporting': undefined
  'admin.customers.gone': undefined
  'admin.customers.hint': undefined
  'admin.customers.joins': { readonly name: string | number }
  'admin.customers.keeps': { readonly name: string | number }
  'admin.customers.lastParty': undefined
  'admin.customers.loadFailed': undefined
  'admin.customers.loading': undefined
  'admin.customers.lookalikes': undefined
  'admin.customers.many': undefined
  'admin.customers.merge': undefined
  'admin.customers.mergeFinal': undefined
  'admin.customers.mergeHint': undefined
  'admin.customers.mergeNobody': undefined
  'admin.customers.mergeNow': undefined
  'admin.customers.mergeTitle': undefined
  'admin.customers.mergeWith': { readonly name: string | number }
  'admin.customers.merged': undefined
  'admin.customers.merging': undefined
  'admin.customers.messages': undefined
  'admin.customers.money': undefined
  'admin.customers.months.April': undefined
  'admin.customers.months.August': undefined
  'admin.customers.months.December': undefined
  'admin.customers.months.February': undefined
  'admin.customers.months.January': undefined
  'admin.customers.months.July': undefined
  'admin.customers.months.June': undefined
  'admin.customers.months.March': undefined
  'admin.customers.months.May': undefined
  'admin.customers.months.November': undefined
  'admin.customers.months.October': undefined
  'admin.customers.months.September': undefined
  'admin.customers.nameless': undefined
  'admin.customers.newsletter': undefined
  'admin.customers.newsletterNone': undefined
  'admin.customers.newsletterStates.subscribed': undefined
  'admin.customers.newsletterStates.unsubscribed': undefined
  'admin.customers.newsletterStates.waiting': undefined
  'admin.customers.next': { readonly name: string | number }
  'admin.customers.noBookings': undefined
  'admin.customers.noParty': undefined
  'admin.customers.none': undefined
  'admin.customers.notAsked': undefined
  'admin.customers.notes': undefined
  'admin.customers.notesHint': undefined
  'admin.customers.one': undefined
  'admin.customers.owed': undefined
  'admin.customers.pages': undefined
  'admin.customers.paid': undefined
  'admin.customers.paidOf': { readonly paid: string | number; readonly total: string | number }
  'admin.customers.phone': undefined
  'admin.customers.previous': { readonly name: string | number }
  'admin.customers.save': undefined
  'admin.customers.saved': undefined
  'admin.customers.saving': undefined
  'admin.customers.searchHint': undefined
  'admin.customers.sort': undefined
  'admin.customers.sorts.bookings': undefined
  'admin.customers.sorts.latest': undefined
  'admin.customers.sorts.name': undefined
  'admin.customers.sorts.paid': undefined
  'admin.customers.termsVersion': { readonly version: string | number }
  'admin.customers.title': undefined
  'admin.customers.unknownMonth': undefined
  'admin.customers.waiting': undefined
  'admin.customers.waitingStates.booked': undefined
  'admin.customers.waitingStates.left': undefined
  'admin.customers.waitingStates.missed': undefined
  'admin.customers.waitingStates.offered': undefined
  'admin.customers.waitingStates.waiting': undefined
  'admin.damage.addLine': undefined
  'admin.damage.amount': undefined
  'admin.damage.answers.agree': undefined
  'admin.damage.answers.card': { readonly card: string | number }
  'admin.damage.answers.disagree': undefined
  'admin.damage.answers.none': undefined
  'admin.damage.card.agreed': { readonly when: string | number }
  'admin.damage.card.charged': { readonly card: string | number }
  'admin.damage.card.failed': { readonly card: string | number }
  'admin.damage.card.given': { readonly card: string | number }
  'admin.damage.card.revoked': { readonly card: string | number }
  'admin.damage.charge': undefined
  'admin.damage.chargeDo': undefined
  'admin.damage.chargeFailed': undefined
  'admin.damage.chargeHint': { readonly claimed: number }
  'admin.damage.chargeHintCard': { readonly claimed: number; readonly card: string | number }
  'admin.damage.chargeTitle': undefined
  'admin.damage.charged': undefined
  'admin.damage.chargedByCard': { readonly charged: number }
  'admin.damage.claim': undefined
  'admin.damage.claimFailed': undefined
  'admin.damage.claimReported': undefined
  'admin.damage.claimedBy': { readonly name: string | number; readonly when: string | number }
  'admin.damage.damagedItem': { readonly thing: string | number }
  'admin.damage.damagedThing': undefined
  'admin.damage.dialogHint': { readonly left: number }
  'admin.damage.dialogTitle': { readonly number: string | number }
  'admin.damage.heicPicture': undefined
  'admin.damage.inAll': undefined
  'admin.damage.keep': undefined
  'admin.damage.line': { readonly place: string | number }
  'admin.damage.loadFailed': undefined
  'admin.damage.missingItem': { readonly count: string | number; readonly thing: string | number }
  'admin.damage.noPicture': undefined
  'admin.damage.noPictures': undefined
  'admin.damage.picture': { readonly place: string | number }
  'admin.damage.pictures': undefined
  'admin.damage.removeLine': { readonly place: string | number }
  'admin.damage.reported': undefined
  'admin.damage.reportedBy': { readonly name: string | number; readonly when: string | number }
  'admin.damage.send': undefined
  'admin.damage.sending': undefined
  'admin.damage.sent': undefined
  'admin.damage.status.decided': { readonly charged: number }
  'admin.damage.status.open': { readonly until: string | number }
  'admin.damage.status.paid': { readonly charged: number }
  'admin.damage.status.toDecide': undefined
  'admin.damage.status.withdrawn': undefined
  'admin.damage.title': undefined
  'admin.damage.total': { readonly sum: number }
  'admin.damage.upload': undefined
  'admin.damage.uploadFailed': undefined
  'admin.damage.uploading': undefined
  'admin.damage.what': undefined
  'admin.damage.withdraw': undefined
  'admin.damage.withdrawDo': undefined
  'admin.damage.withdrawFailed': undefined
  'admin.damage.withdrawHint': undefined
  'admin.damage.withdrawTitle': undefined
  'admin.damage.withdrawn': undefined
  'admin.dashboard.activeBookings': undefined
  'admin.dashboard.differences.open': undefined
  'admin.dashboard.differences.waiting': { readonly count: number }
  'admin.dashboard.loadFailed': undefined
  'admin.dashboard.modify.bookingDate': undefined
  'admin.dashboard.modify.customerName': undefined
  'admin.dashboard.modify.save': undefined
  'admin.dashboard.modify.title': { readonly id: string | number }
  'admin.dashboard.months.bookings': undefined
  'admin.dashboard.months.caption': undefined
  'admin.dashboard.months.figures': { readonly bookings: number; readonly month: string | number; readonly revenue: string | number }
  'admin.dashboard.months.hint': undefined
  'admin.dashboard.months.month': undefined
  'admin.dashboard.months.revenue': undefined
  'admin.dashboard.months.summary': { readonly figures: string | number }
  'admin.dashboard.months.title': undefined
  'admin.dashboard.moveFees': undefined
  'admin.dashboard.nearlyFull.hint': undefined
  'admin.dashboard.nearlyFull.inUse': { readonly parties: string | number; readonly maxParties: string | number; readonly teepees: string | number; readonly stock: string | number }
  'admin.dashboard.nearlyFull.none': undefined
  'admin.dashboard.nearlyFull.title': undefined
  'admin.dashboard.overview': undefined
  'admin.dashboard.overviewNote': undefined
  'admin.dashboard.parties.bring': { readonly load: string | number }
  'admin.dashboard.parties.none': undefined
  'admin.dashboard.parties.title': undefined
  'admin.dashboard.recent.actions': undefined
  'admin.dashboard.recent.amount': undefined
  'admin.dashboard.recent.caption': undefined
  'admin.dashboard.recent.confirm': { readonly id: string | number }
  'admin.dashboard.recent.customer': undefined
  'admin.dashboard.recent.date': undefined
  'admin.dashboard.recent.failed': undefined
  'admin.dashboard.recent.id': undefined
  'admin.dashboard.recent.modify': { readonly id: string | number }
  'admin.dashboard.recent.none': undefined
  'admin.dashboard.recent.remove': { readonly id: string | number }
  'admin.dashboard.recent.status': undefined
  'admin.dashboard.recent.title': undefined
  'admin.dashboard.revenueNote': undefined
  'admin.dashboard.themes.failed': undefined
  'admin.dashboard.themes.perDay': { readonly price: string | number }
  'admin.dashboard.themes.title': undefined
  'admin.dashboard.title': undefined
  'admin.dashboard.toReports': undefined
  'admin.dashboard.totalRevenue': undefined
  'admin.dashboard.totalThemes': undefined
  'admin.dashboard.upcoming': undefined
  'admin.dayPlans.conflicts': { readonly count: number }
  'admin.dayPlans.crew': { readonly crew: string | number }
  'admin.dayPlans.crewOn': { readonly crew: string | number; readonly day: string }
  'admin.dayPlans.drag': { readonly job: string | number }
  'admin.dayPlans.earlier': { readonly job: string | number }
  'admin.dayPlans.instructions': undefined
  'admin.dayPlans.isBack': { readonly name: string | number; readonly place: string | number }
  'admin.dayPlans.isOver': { readonly name: string | number; readonly place: string | number }
  'admin.dayPlans.jobAt': { readonly kind: 'setup' | (string & {}); readonly name: string | number }
  'admin.dayPlans.kinds.collect': undefined
  'admin.dayPlans.kinds.setup': undefined
  'admin.dayPlans.later': { readonly job: string | number }
  'admin.dayPlans.minutes': { readonly addons: number; readonly inAll: string | number; readonly base: string | number; readonly teepees: string | number; readonly drive: string | number }
  'admin.dayPlans.moved': { readonly name: string | number; readonly place: string | number }
  'admin.dayPlans.nothing': undefined
  'admin.dayPlans.nowhere': undefined
  'admin.dayPlans.pickedUp': { readonly name: string | number; readonly place: string | number }
  'admin.dayPlans.place': { readonly stop: string | number; readonly crew: string | number }
  'admin.dayPlans.putDown': { readonly name: string | number; readonly place: string | number }
  'admin.dayPlans.sortable': undefined
  'admin.dayPlans.stops': undefined
  'admin.dayPlans.toCrew': { readonly job: string | number; readonly crew: string | number }
  'admin.dayPlans.way.back': { readonly minutes: string | number; readonly backAt: string }
  'admin.dayPlans.way.only': { readonly minutes: string | number }
  'admin.exemption.certificate': { readonly certificate: string | number }
  'admin.exemption.certificateUntil': { readonly certificate: string | number; readonly until: string }
  'admin.exports.download': undefined
  'admin.exports.failed': undefined
  'admin.exports.hint': undefined
  'admin.exports.list': undefined
  'admin.exports.loadFailed': undefined
  'admin.exports.madeOn': { readonly day: string | number }
  'admin.exports.make': undefined
  'admin.exports.megabytes': { readonly size: string | number }
  'admin.exports.progress': { readonly done: string | number; readonly total: string | number }
  'admin.exports.ready': { readonly until: string | number }
  'admin.exports.title': undefined
  'admin.exports.waiting': undefined
  'admin.followUps.about.birthday': undefined
  'admin.followUps.about.bookAgain': undefined
  'admin.followUps.about.dayBefore': undefined
  'admin.followUps.about.review': undefined
  'admin.followUps.about.unfinished': undefined
  'admin.followUps.advertising': undefined
  'admin.followUps.booked': undefined
  'admin.followUps.booking': undefined
  'admin.followUps.change': { readonly name: string | number }
  'admin.followUps.changeShort': undefined
  'admin.followUps.clicked': undefined
  'admin.followUps.clickedNever': undefined
  'admin.followUps.days': undefined
  'admin.followUps.failed': undefined
  'admin.followUps.google': undefined
  'admin.followUps.googleHint': undefined
  'admin.followUps.hint': undefined
  'admin.followUps.hour': undefined
  'admin.followUps.hours': undefined
  'admin.followUps.hoursBetween': { readonly least: number; readonly most: number }
  'admin.followUps.law': { readonly address: string | number }
  'admin.followUps.money': undefined
  'admin.followUps.name.birthday': undefined
  'admin.followUps.name.bookAgain': undefined
  'admin.followUps.name.dayBefore': undefined
  'admin.followUps.name.review': undefined
  'admin.followUps.name.unfinished': undefined
  'admin.followUps.off': { readonly name: string | number }
  'admin.followUps.on': { readonly name: string | number }
  'admin.followUps.save': undefined
  'admin.followUps.saved': { readonly name: string | number }
  'admin.followUps.send': { readonly name: string | number }
  'admin.followUps.sent': undefined
  'admin.followUps.title': undefined
  'admin.followUps.when.birthday': { readonly days: number; readonly time: string }
  'admin.followUps.when.bookAgain': { readonly days: number; readonly time: string }
  'admin.followUps.when.dayBefore': { readonly time: string }
  'admin.followUps.when.review': { readonly days: number; readonly time: string }
  'admin.followUps.when.unfinished': { readonly hours: number }
  'admin.forbidden': { readonly office: 'yes' | 'no' }
  'admin.forms.cancel': undefined
  'admin.forms.capacity.collect': undefined
  'admin.forms.capacity.collectHint': undefined
  'admin.forms.capacity.fields.maxPartiesPerDay.label': undefined
  'admin.forms.capacity.fields.minimumNoticeDays.label': undefined
  'admin.forms.capacity.fields.teepeeStock.label': undefined
  'admin.forms.capacity.fields.turnaroundDays.label': undefined
  'admin.forms.capacity.hint': undefined
  'admin.forms.capacity.save': undefined
  'admin.forms.capacity.title': undefined
  'admin.forms.conflicts.bookings': undefined
  'admin.forms.conflicts.description': undefined
  'admin.forms.conflicts.doNotSave': undefined
  'admin.forms.conflicts.saveAnyway': undefined
  'admin.forms.conflicts.title': undefined
  'admin.forms.copy.copied': { readonly label: string | number }
  'admin.forms.copy.failed': { readonly label: (string & {}) }
  'admin.forms.copy.title': undefined
  'admin.forms.discard.confirm': undefined
  'admin.forms.discard.description': undefined
  'admin.forms.discard.keep': undefined
  'admin.forms.discard.title': undefined
  'admin.forms.failure': undefined
  'admin.forms.newer.happened': undefined
  'admin.forms.newer.saveMine': undefined
  'admin.forms.newer.useTheirs': undefined
  'admin.forms.newer.yours': undefined
  'admin.forms.offline': undefined
  'admin.forms.remove.confirm': undefined
  'admin.forms.remove.deleting': undefined
  'admin.forms.remove.forGood': undefined
  'admin.forms.remove.title': undefined
  'admin.forms.retrying': undefined
  'admin.forms.save': undefined
  'admin.forms.saving': undefined
  'admin.forms.settings.failed': undefined
  'admin.forms.settings.saved': undefined
  'admin.forms.settings.savedWords': undefined
  'admin.forms.stillUploading': undefined
  'admin.forms.success': undefined
  'admin.forms.testimonial.comment': undefined
  'admin.forms.testimonial.customerName': undefined
  'admin.forms.testimonial.language': undefined
  'admin.forms.testimonial.noTheme': undefined
  'admin.forms.testimonial.photo': undefined
  'admin.forms.testimonial.photoHint': undefined
  'admin.forms.testimonial.rating': undefined
  'admin.forms.testimonial.theme': undefined
  'admin.forms.tryAgain': undefined
  'admin.forms.unreachable': undefined
  'admin.forms.unreadable': { readonly type: 'date' | 'time' | (string & {}) }
  'admin.forms.unsaved': undefined
  'admin.history.all': undefined
  'admin.history.done': undefined
  'admin.history.mail': { readonly subject: string | number }
  'admin.history.message': { readonly subject: string | number }
  'admin.history.more': undefined
  'admin.history.none': undefined
  'admin.history.parts': undefined
  'admin.history.record.changed': { readonly who: string | number }
  'admin.history.record.exported': { readonly who: string | number }
  'admin.history.record.merged': { readonly who: string | number }
  'admin.history.record.other': { readonly who: string | number; readonly action: string | number }
  'admin.history.said': undefined
  'admin.history.textFrom': undefined
  'admin.history.textTo': { readonly who: string | number }
  'admin.hold.captured': { readonly amount: number; readonly card: string | number }
  'admin.hold.fact': undefined
  'admin.hold.placed': { readonly amount: number; readonly card: string | number; readonly until: string | number }
  'admin.hold.state.agreed': { readonly amount: number; readonly card: string | number }
  'admin.hold.state.ended': { readonly amount: number; readonly card: string | number }
  'admin.hold.state.planned': { readonly amount: number; readonly card: string | number }
  'admin.hold.state.refused': { readonly card: string | number; readonly amount: number }
  'admin.hold.state.released': { readonly amount: number; readonly card: string | number }
  'admin.imageManager.hint': undefined
  'admin.imageManager.purposes': undefined
  'admin.imageManager.testimonial.failed': undefined
  'admin.imageManager.testimonial.submit': undefined
  'admin.imageManager.testimonial.submitted': undefined
  'admin.imageManager.testimonial.submitting': undefined
  'admin.imageManager.testimonial.tab': undefined
  'admin.imageManager.testimonial.waits': { readonly name: string | number }
  'admin.imageManager.theme.available': undefined
  'admin.imageManager.theme.create': undefined
  'admin.imageManager.theme.created': undefined
  'admin.imageManager.theme.creating': undefined
  'admin.imageManager.theme.description': undefined
  'admin.imageManager.theme.failed': undefined
  'admin.imageManager.theme.featured': undefined
  'admin.imageManager.theme.gallery': undefined
  'admin.imageManager.theme.included': undefined
  'admin.imageManager.theme.includedHint': undefined
  'admin.imageManager.theme.mainImage': undefined
  'admin.imageManager.theme.name': undefined
  'admin.imageManager.theme.price': undefined
  'admin.imageManager.theme.priceHint': undefined
  'admin.imageManager.theme.tab': undefined
  'admin.imageManager.theme.wasAdded': { readonly name: string | number }
  'admin.imageManager.title': undefined
  'admin.imageManager.uploaded.ask': undefined
  'admin.imageManager.uploaded.askHint': { readonly name: string | number }
  'admin.imageManager.uploaded.delete': undefined
  'admin.imageManager.uploaded.deleteNamed': { readonly name: string | number }
  'admin.imageManager.uploaded.deleted': undefined
  'admin.imageManager.uploaded.deleting': undefined
  'admin.imageManager.uploaded.focus': undefined
  'admin.imageManager.uploaded.focusOf': { readonly name: string | number }
  'admin.imageManager.uploaded.loadFailed': undefined
  'admin.imageManager.uploaded.none': undefined
  'admin.imageManager.uploaded.noneHint': undefined
  'admin.imageManager.uploaded.notUsed': undefined
  'admin.imageManager.uploaded.showAll': { readonly count: string | number }
  'admin.imageManager.uploaded.shownBy': undefined
  'admin.imageManager.uploaded.title': undefined
  'admin.imageManager.uploaded.upload': undefined
  'admin.imports.aboutBookings': undefined
  'admin.imports.changed': undefined
  'admin.imports.changedRows': { readonly count: number; readonly rows: string | number }
  'admin.imports.changedRowsAndMore': { readonly rows: string | number; readonly more: number }
  'admin.imports.check': undefined
  'admin.imports.choose': undefined
  'admin.imports.columns': undefined
  'admin.imports.dayOrder': undefined
  'admin.imports.dayOrders.asShown': undefined
  'admin.imports.dayOrders.day-first': undefined
  'admin.imports.dayOrders.month-first': undefined
  'admin.imports.done.addons': { readonly count: number }
  'admin.imports.done.bookings': { readonly count: number }
  'admin.imports.done.coupons': { readonly count: number }
  'admin.imports.done.customers': { readonly count: number }
  'admin.imports.done.unavailable-dates': { readonly count: number }
  'admin.imports.doubles': { readonly count: number }
  'admin.imports.examples': undefined
  'admin.imports.fields.active': undefined
  'admin.imports.fields.addons': undefined
  'admin.imports.fields.allergiesAndNeeds': undefined
  'admin.imports.fields.available': undefined
  'admin.imports.fields.balanceAmount': undefined
  'admin.imports.fields.birthMonth': undefined
  'admin.imports.fields.bookingDate': undefined
  'admin.imports.fields.bookingId': undefined
  'admin.imports.fields.bookingStatus': undefined
  'admin.imports.fields.city': undefined
  'admin.imports.fields.code': undefined
  'admin.imports.fields.couponCode': undefined
  'admin.imports.fields.customThemeDetails': undefined
  'admin.imports.fields.customerEmail': undefined
  'admin.imports.fields.customerName': undefined
  'admin.imports.fields.customerPhone': undefined
  'admin.imports.fields.date': undefined
  'admin.imports.fields.depositAmount': undefined
  'admin.imports.fields.description': undefined
  'admin.imports.fields.discountAmount': undefined
  'admin.imports.fields.discountType': undefined
  'admin.imports.fields.discountValue': undefined
  'admin.imports.fields.featured': undefined
  'admin.imports.fields.firstName': undefined
  'admin.imports.fields.floor': undefined
  'admin.imports.fields.fullAddress': undefined
  'admin.imports.fields.guestCount': undefined
  'admin.imports.fields.language': undefined
  'admin.imports.fields.lastName': undefined
  'admin.imports.fields.maxUses': undefined
  'admin.imports.fields.minimumAmount': undefined
  'admin.imports.fields.name': undefined
  'admin.imports.fields.notes': undefined
  'admin.imports.fields.numberOfTeepees': undefined
  'admin.imports.fields.paidAmount': undefined
  'admin.imports.fields.partyAddress': undefined
  'admin.imports.fields.partyStartTime': undefined
  'admin.imports.fields.paymentStatus': undefined
  'admin.imports.fields.price': undefined
  'admin.imports.fields.priceUnit': undefined
  'admin.imports.fields.reason': undefined
  'admin.imports.fields.specialRequests': undefined
  'admin.imports.fields.stairs': undefined
  'admin.imports.fields.state': undefined
  'admin.imports.fields.stock': undefined
  'admin.imports.fields.themeId': undefined
  'admin.imports.fields.themeName': undefined
  'admin.imports.fields.totalAmount': undefined
  'admin.imports.fields.usedCount': undefined
  'admin.imports.fields.validFrom': undefined
  'admin.imports.fields.validUntil': undefined
  'admin.imports.fields.zipCode': undefined
  'admin.imports.file': undefined
  'admin.imports.fits': { readonly count: number }
  'admin.imports.heading': undefined
  'admin.imports.hint': undefined
  'admin.imports.howTo.booqable': undefined
  'admin.imports.howTo.goodshuffle': undefined
  'admin.imports.howTo.google-calendar': undefined
  'admin.imports.howTo.inflatable-office': undefined
  'admin.imports.howTo.sheet': undefined
  'admin.imports.kind': undefined
  'admin.imports.kinds.addons': undefined
  'admin.imports.kinds.bookings': undefined
  'admin.imports.kinds.coupons': undefined
  'admin.imports.kinds.customers': undefined
  'admin.imports.kinds.unavailable-dates': undefined
  'admin.imports.leftOut': undefined
  'admin.imports.loadFailed': undefined
  'admin.imports.meaningOf': { readonly heading: string | number }
  'admin.imports.means': undefined
  'admin.imports.missing': undefined
  'admin.imports.moreRefused': { readonly count: number }
  'admin.imports.moved': undefined
  'admin.imports.movedHint': undefined
  'admin.imports.notChosen': undefined
  'admin.imports.nothingMoved': undefined
  'admin.imports.otherFile': undefined
  'admin.imports.paidElsewhere': { readonly amount: number }
  'admin.imports.reading': undefined
  'admin.imports.refused': { readonly count: number }
  'admin.imports.refusedRows': undefined
  'admin.imports.removed': { readonly count: number }
  'admin.imports.result': undefined
  'admin.imports.row': undefined
  'admin.imports.rows': { readonly count: number }
  'admin.imports.run.addons': { readonly count: number }
  'admin.imports.run.bookings': { readonly count: number }
  'admin.imports.run.coupons': { readonly count: number }
  'admin.imports.run.customers': { readonly count: number }
  'admin.imports.run.unavailable-dates': { readonly count: number }
  'admin.imports.source': undefined
  'admin.imports.sources.booqable': undefined
  'admin.imports.sources.goodshuffle': undefined
  'admin.imports.sources.google-calendar': undefined
  'admin.imports.sources.inflatable-office': undefined
  'admin.imports.sources.sheet': undefined
  'admin.imports.takeBack': undefined
  'admin.imports.takeBackNamed': { readonly name: string | number }
  'admin.imports.takeBackTitle': undefined
  'admin.imports.takenBack': undefined
  'admin.imports.takingBack': { readonly count: number; readonly name: string | number }
  'admin.imports.template': undefined
  'admin.imports.title': undefined
  'admin.imports.why': undefined
  'admin.integrations.deliveries.actions': undefined
  'admin.integrations.deliveries.event': undefined
  'admin.integrations.deliveries.hint': undefined
  'admin.integrations.deliveries.loadFailed': undefined
  'admin.integrations.deliveries.next': { readonly moment: string | number }
  'admin.integrations.deliveries.none': undefined
  'admin.integrations.deliveries.note': undefined
  'admin.integrations.deliveries.pages': undefined
  'admin.integrations.deliveries.sendAgain': undefined
  'admin.integrations.deliveries.sendNumberAgain': { readonly id: string | number }
  'admin.integrations.deliveries.sentAgain': undefined
  'admin.integrations.deliveries.state': undefined
  'admin.integrations.deliveries.states.delivered': undefined
  'admin.integrations.deliveries.states.failed': undefined
  'admin.integrations.deliveries.states.queued': undefined
  'admin.integrations.deliveries.states.sending': undefined
  'admin.integrations.deliveries.title': undefined
  'admin.integrations.deliveries.to': undefined
  'admin.integrations.deliveries.tries': { readonly count: number }
  'admin.integrations.deliveries.when': undefined
  'admin.integrations.hint': undefined
  'admin.integrations.httpsNeeded': undefined
  'admin.integrations.keys.add': undefined
  'admin.integrations.keys.hint': undefined
  'admin.integrations.keys.lastUsed': { readonly moment: string | number }
  'admin.integrations.keys.list': undefined
  'admin.integrations.keys.loadFailed': undefined
  'admin.integrations.keys.madeBy': { readonly name: string | number; readonly day: string | number }
  'admin.integrations.keys.make': undefined
  'admin.integrations.keys.making': undefined
  'admin.integrations.keys.name': undefined
  'admin.integrations.keys.nameHint': undefined
  'admin.integrations.keys.neverUsed': undefined
  'admin.integrations.keys.none': undefined
  'admin.integrations.keys.revoke': undefined
  'admin.integrations.keys.revokeFailed': { readonly why: string | number }
  'admin.integrations.keys.revokeNamed': { readonly name: string | number }
  'admin.integrations.keys.revoked': undefined
  'admin.integrations.keys.revoking': { readonly name: string | number }
  'admin.integrations.keys.scopes': undefined
  'admin.integrations.keys.secret.copyLabel': undefined
  'admin.integrations.keys.secret.hint': undefined
  'admin.integrations.keys.secret.label': undefined
  'admin.integrations.keys.secret.title': undefined
  'admin.integrations.keys.title': undefined
  'admin.integrations.secret.done': undefined
  'admin.integrations.secret.once': undefined
  'admin.integrations.title': undefined
  'admin.integrations.webhooks.actOn': { readonly act: 'pause' | (string & {}); readonly url: string | number }
  'admin.integrations.webhooks.add': undefined
  'admin.integrations.webhooks.adding': undefined
  'admin.integrations.webhooks.address': undefined
  'admin.integrations.webhooks.groups.bookings': undefined
  'admin.integrations.webhooks.groups.others': undefined
  'admin.integrations.webhooks.groups.payments': undefined
  'admin.integrations.webhooks.hint': undefined
  'admin.integrations.webhooks.loadFailed': undefined
  'admin.integrations.webhooks.new': undefined
  'admin.integrations.webhooks.newHint': undefined
  'admin.integrations.webhooks.none': undefined
  'admin.integrations.webhooks.pause': undefined
  'admin.integrations.webhooks.paused': undefined
  'admin.integrations.webhooks.remove': { readonly url: string | number }
  'admin.integrations.webhooks.removeFailed': { readonly why: string | number }
  'admin.integrations.webhooks.removed': undefined
  'admin.integrations.webhooks.removing': { readonly url: string | number }
  'admin.integrations.webhooks.resume': undefined
  'admin.integrations.webhooks.secret.copyLabel': undefined
  'admin.integrations.webhooks.secret.hint': undefined
  'admin.integrations.webhooks.secret.label': undefined
  'admin.integrations.webhooks.secret.title': undefined
  'admin.integrations.webhooks.title': undefined
  'admin.invoices.address': undefined
  'admin.invoices.before': undefined
  'admin.invoices.caption': undefined
  'admin.invoices.columns.amount': undefined
  'admin.invoices.columns.booking': undefined
  'admin.invoices.columns.customer': undefined
  'admin.invoices.columns.date': undefined
  'admin.invoices.columns.kind': undefined
  'admin.invoices.columns.method': undefined
  'admin.invoices.columns.number': undefined
  'admin.invoices.columns.takesBack': undefined
  'admin.invoices.columns.tax': undefined
  'admin.invoices.company': undefined
  'admin.invoices.companyHint': undefined
  'admin.invoices.companyName': undefined
  'admin.invoices.downloadOf': { readonly number: string | number }
  'admin.invoices.everyYear': undefined
  'admin.invoices.exportCsv': undefined
  'admin.invoices.exporting': undefined
  'admin.invoices.hint': undefined
  'admin.invoices.loadFailed': undefined
  'admin.invoices.many': undefined
  'admin.invoices.names.creditNote': undefined
  'admin.invoices.names.invoice': undefined
  'admin.invoices.none': undefined
  'admin.invoices.noneOfBooking': undefined
  'admin.invoices.one': undefined
  'admin.invoices.pages': undefined
  'admin.invoices.prefix': undefined
  'admin.invoices.prefixHint': undefined
  'admin.invoices.saveCompany': undefined
  'admin.invoices.taxNumber': undefined
  'admin.invoices.title': undefined
  'admin.invoices.year': undefined
  'admin.journal.account': undefined
  'admin.journal.accountOf.addon': undefined
  'admin.journal.accountOf.beyond': undefined
  'admin.journal.accountOf.card': undefined
  'admin.journal.accountOf.cash': undefined
  'admin.journal.accountOf.cheque': undefined
  'admin.journal.accountOf.damages': undefined
  'admin.journal.accountOf.delivery': undefined
  'admin.journal.accountOf.tax': undefined
  'admin.journal.accountOf.theme': undefined
  'admin.journal.accountOf.tip': undefined
  'admin.journal.accountOf.zelle': undefined
  'admin.journal.accounts': undefined
  'admin.journal.accountsHint': undefined
  'admin.journal.credits': undefined
  'admin.journal.debits': undefined
  'admin.journal.entries': undefined
  'admin.journal.hint': undefined
  'admin.journal.none': undefined
  'admin.journal.save': undefined
  'admin.journal.title': undefined
  'admin.journal.tooLong': undefined
  'admin.journal.total': undefined
  'admin.keys.bad.host': undefined
  'admin.keys.bad.port': undefined
  'admin.keys.environment': undefined
  'admin.keys.hint': undefined
  'admin.keys.keep': undefined
  'admin.keys.loadFailed': undefined
  'admin.keys.needed': undefined
  'admin.keys.next': undefined
  'admin.keys.open': undefined
  'admin.keys.portHint': undefined
  'admin.keys.previous': undefined
  'admin.keys.remove': undefined
  'admin.keys.removeOf': { readonly name: string | number }
  'admin.keys.removed': undefined
  'admin.keys.save': { readonly name: string | number }
  'admin.keys.saved': undefined
  'admin.keys.select': undefined
  'admin.keys.services.openai.about': undefined
  'admin.keys.services.openai.fields.apiKey': undefined
  'admin.keys.services.openai.name': undefined
  'admin.keys.services.s3.about': undefined
  'admin.keys.services.s3.fields.accessKeyId': undefined
  'admin.keys.services.s3.fields.bucket': undefined
  'admin.keys.services.s3.fields.endpoint': undefined
  'admin.keys.services.s3.fields.region': undefined
  'admin.keys.services.s3.fields.secretAccessKey': undefined
  'admin.keys.services.s3.name': undefined
  'admin.keys.services.smtp.about': undefined
  'admin.keys.services.smtp.fields.from': undefined
  'admin.keys.services.smtp.fields.host': undefined
  'admin.keys.services.smtp.fields.password': undefined
  'admin.keys.services.smtp.fields.port': undefined
  'admin.keys.services.smtp.fields.user': undefined
  'admin.keys.services.smtp.name': undefined
  'admin.keys.services.stripe.about': undefined
  'admin.keys.services.stripe.fields.publishableKey': undefined
  'admin.keys.services.stripe.fields.secretKey': undefined
  'admin.keys.services.stripe.fields.webhookSecret': undefined
  'admin.keys.services.stripe.name': undefined
  'admin.keys.services.twilio.about': undefined
  'admin.keys.services.twilio.fields.accountSid': undefined
  'admin.keys.services.twilio.fields.authToken': undefined
  'admin.keys.services.twilio.fields.from': undefined
  'admin.keys.services.twilio.name': undefined
  'admin.keys.set': undefined
  'admin.keys.sources.environment': undefined
  'admin.keys.sources.none': undefined
  'admin.keys.sources.stored': undefined
  'admin.keys.test': { readonly name: string | number }
  'admin.keys.testShort': undefined
  'admin.languageName': { readonly language: string }
  'admin.listTerms.addMinimum': undefined
  'admin.listTerms.addStep': undefined
  'admin.listTerms.amount': undefined
  'admin.listTerms.atLeast': undefined
  'admin.listTerms.deposit': undefined
  'admin.listTerms.fromMiles': undefined
  'admin.listTerms.fromTeepees': undefined
  'admin.listTerms.fullPayment': undefined
  'admin.listTerms.fullPaymentHint': undefined
  'admin.listTerms.hint': undefined
  'admin.listTerms.kinds.amount': undefined
  'admin.listTerms.kinds.perTeepee': undefined
  'admin.listTerms.kinds.percent': undefined
  'admin.listTerms.kinds.share': undefined
  'admin.listTerms.minimums': undefined
  'admin.listTerms.minimumsHint': undefined
  'admin.listTerms.nightPrice': undefined
  'admin.listTerms.nightsHint': undefined
  'admin.listTerms.nightsMost': undefined
  'admin.listTerms.percent': undefined
  'admin.listTerms.save': undefined
  'admin.listTerms.steps': undefined
  'admin.listTerms.title': undefined
  'admin.listTerms.waiver': undefined
  'admin.listTerms.waiverCovers': undefined
  'admin.listTerms.waiverHint': undefined
  'admin.listTerms.waiverPercent': undefined
  'admin.lists.columns': undefined
  'admin.lists.edit': { readonly name: string | number }
  'admin.lists.featured': undefined
  'admin.lists.from': undefined
  'admin.lists.order.card': undefined
  'admin.lists.order.drag': { readonly name: string | number }
  'admin.lists.order.earlier': { readonly name: string | number }
  'admin.lists.order.instructions': undefined
  'admin.lists.order.isBack': { readonly name: string | number; readonly place: string | number; readonly total: string | number }
  'admin.lists.order.isNow': { readonly name: string | number; readonly place: string | number; readonly total: string | number }
  'admin.lists.order.isOver': { readonly name: string | number; readonly place: string | number; readonly total: string | number }
  'admin.lists.order.later': { readonly name: string | number }
  'admin.lists.order.pickedUp': { readonly name: string | number; readonly place: string | number; readonly total: string | number }
  'admin.lists.order.putDown': { readonly name: string | number; readonly place: string | number; readonly total: string | number }
  'admin.lists.phone': undefined
  'admin.lists.place': undefined
  'admin.lists.remove': { readonly name: string | number }
  'admin.lists.search': undefined
  'admin.lists.teepees': undefined
  'admin.lists.to': undefined
  'admin.live.cash': { readonly amount: number }
  'admin.live.changed': { readonly count: number }
  'admin.live.created': { readonly count: number }
  'admin.live.createdAndChanged': { readonly created: number; readonly changed: number }
  'admin.live.damaged': { readonly thing: string | number }
  'admin.live.damagedThing': undefined
  'admin.live.editing': { readonly name: string | number }
  'admin.live.late': undefined
  'admin.live.mayHaveChanged': undefined
  'admin.live.missing': { readonly things: string | number }
  'admin.live.openPicture': { readonly number: string | number; readonly name: string | number }
  'admin.live.picture': { readonly number: string | number; readonly name: string | number }
  'admin.live.picturesOnTheWay': { readonly count: number }
  'admin.live.reasons.family': undefined
  'admin.live.reasons.no_way_in': undefined
  'admin.live.reasons.nobody': undefined
  'admin.live.reasons.time': undefined
  'admin.live.reasons.unsafe': undefined
  'admin.live.reported': { readonly name: string | number; readonly time: string | number }
  'admin.live.signed': undefined
  'admin.live.states.arrived': { readonly time: string | number }
  'admin.live.states.done': { readonly time: string | number }
  'admin.live.states.on_the_way': { readonly time: string | number }
  'admin.live.states.skipped': { readonly time: string | number }
  'admin.mails.closing': undefined
  'admin.mails.fields': { readonly fields: string | number }
  'admin.mails.greeting': undefined
  'admin.mails.group.booking': undefined
  'admin.mails.group.changes': undefined
  'admin.mails.group.damage': undefined
  'admin.mails.group.day': undefined
  'admin.mails.group.lists': undefined
  'admin.mails.heading': undefined
  'admin.mails.kind.autopay-notice': undefined
  'admin.mails.kind.balance-reminder': undefined
  'admin.mails.kind.cancelled': undefined
  'admin.mails.kind.chosen-party': undefined
  'admin.mails.kind.confirmation': undefined
  'admin.mails.kind.confirmed': undefined
  'admin.mails.kind.damage-claimed': undefined
  'admin.mails.kind.damage-decided': undefined
  'admin.mails.kind.damage-paid': undefined
  'admin.mails.kind.damage-reminder': undefined
  'admin.mails.kind.damage-withdrawn': undefined
  'admin.mails.kind.date-released': undefined
  'admin.mails.kind.guest-reminder': undefined
  'admin.mails.kind.money-back': undefined
  'admin.mails.kind.more-offered': undefined
  'admin.mails.kind.newsletter-confirmation': undefined
  'admin.mails.kind.on-the-way': undefined
  'admin.mails.kind.on-the-way-to-collect': undefined
  'admin.mails.kind.order-changed': undefined
  'admin.mails.kind.order-changed-moved': undefined
  'admin.mails.kind.overpayment-back': undefined
  'admin.mails.kind.payment-link': undefined
  'admin.mails.kind.payment-link-balance': undefined
  'admin.mails.kind.payment-receipt': undefined
  'admin.mails.kind.reopened': undefined
  'admin.mails.kind.rescheduled': undefined
  'admin.mails.kind.text-by-mail': undefined
  'admin.mails.kind.tip-thanks': undefined
  'admin.mails.kind.waiting-for-more': undefined
  'admin.mails.kind.waiting-list-joined': undefined
  'admin.mails.kind.waiting-list-offer': undefined
  'admin.mails.languages': undefined
  'admin.mails.look': undefined
  'admin.mails.lookHint': undefined
  'admin.mails.other': undefined
  'admin.mails.otherHint': undefined
  'admin.mails.own': undefined
  'admin.mails.paragraph': { readonly number: string | number }
  'admin.mails.paragraphHint': undefined
  'admin.mails.putBack': undefined
  'admin.mails.saved': { readonly name: string | number }
  'admin.mails.schedule.both': undefined
  'admin.mails.schedule.by': undefined
  'admin.mails.schedule.failed': undefined
  'admin.mails.schedule.hint': undefined
  'admin.mails.schedule.mail': undefined
  'admin.mails.schedule.reader.family': undefined
  'admin.mails.schedule.reader.owner': undefined
  'admin.mails.schedule.reader.staff': undefined
  'admin.mails.schedule.subject': undefined
  'admin.mails.schedule.text': undefined
  'admin.mails.schedule.title': undefined
  'admin.mails.schedule.when': undefined
  'admin.mails.subject': undefined
  'admin.mails.test': undefined
  'admin.mails.testSent': { readonly recipient: string | number }
  'admin.messages.back': undefined
  'admin.messages.composer.description': { readonly email: string | number }
  'admin.messages.composer.failed': { readonly why: string | number }
  'admin.messages.composer.message': undefined
  'admin.messages.composer.sent': { readonly name: string | number }
  'admin.messages.composer.subject': undefined
  'admin.messages.composer.title': { readonly name: string | number }
  'admin.messages.drafted': { readonly by: string | number; readonly day: string }
  'admin.messages.failed': undefined
  'admin.messages.family': undefined
  'admin.messages.folders': undefined
  'admin.messages.gone': undefined
  'admin.messages.mark': undefined
  'admin.messages.markFailed': undefined
  'admin.messages.marked': undefined
  'admin.messages.next': { readonly name: string | number }
  'admin.messages.nonePending': undefined
  'admin.messages.noneResponded': undefined
  'admin.messages.pending': undefined
  'admin.messages.previous': { readonly name: string | number }
  'admin.messages.refresh': undefined
  'admin.messages.refreshing': undefined
  'admin.messages.reply': undefined
  'admin.messages.responded': undefined
  'admin.messages.select': undefined
  'admin.messages.sendEmail': undefined
  'admin.messages.signIn': undefined
  'admin.messages.title': undefined
  'admin.moveParty.closed': undefined
  'admin.moveParty.closedBecause': { readonly reason: string | number }
  'admin.moveParty.day': undefined
  'admin.moveParty.done': { readonly name: string | number; readonly day: string; readonly recipient: string | number }
  'admin.moveParty.doneQuietly': { readonly name: string | number; readonly day: string }
  'admin.moveParty.failed': undefined
  'admin.moveParty.from': { readonly day: string }
  'admin.moveParty.keep': undefined
  'admin.moveParty.leftToPay': { readonly amount: number; readonly day: string }
  'admin.moveParty.loading': undefined
  'admin.moveParty.mail': { readonly recipient: string | number }
  'admin.moveParty.money': undefined
  'admin.moveParty.move': undefined
  'admin.moveParty.moveAnyway': undefined
  'admin.moveParty.moving': undefined
  'admin.moveParty.noMail': undefined
  'admin.moveParty.room': undefined
  'admin.moveParty.roomLeft': { readonly parties: number; readonly teepees: string | number; readonly stock: string | number }
  'admin.moveParty.title': { readonly name: string | number }
  'admin.moving.hint': undefined
  'admin.moving.title': undefined
  'admin.newsletter.actions': undefined
  'admin.newsletter.address': undefined
  'admin.newsletter.addresses': undefined
  'admin.newsletter.confirmed': undefined
  'admin.newsletter.confirms': undefined
  'admin.newsletter.confirmsHint': undefined
  'admin.newsletter.everyState': undefined
  'admin.newsletter.exportCsv': undefined
  'admin.newsletter.exporting': undefined
  'admin.newsletter.hint': undefined
  'admin.newsletter.language': undefined
  'admin.newsletter.left': undefined
  'admin.newsletter.loadFailed': undefined
  'admin.newsletter.many': undefined
  'admin.newsletter.none': undefined
  'admin.newsletter.nothingToExport': undefined
  'admin.newsletter.one': undefined
  'admin.newsletter.pages': undefined
  'admin.newsletter.remove': { readonly email: string | number }
  'admin.newsletter.removed': undefined
  'admin.newsletter.removing': { readonly email: string | number }
  'admin.newsletter.searchHint': undefined
  'admin.newsletter.settingSaved': undefined
  'admin.newsletter.show': undefined
  'admin.newsletter.since': undefined
  'admin.newsletter.state': undefined
  'admin.newsletter.states.subscribed': undefined
  'admin.newsletter.states.unsubscribed': undefined
  'admin.newsletter.states.waiting': undefined
  'admin.newsletter.title': undefined
  'admin.offline.asOf': { readonly time: string | number }
  'admin.offline.since': { readonly time: string | number }
  'admin.outbox.actions': undefined
  'admin.outbox.balances.caption': undefined
  'admin.outbox.balances.customer': undefined
  'admin.outbox.balances.due': undefined
  'admin.outbox.balances.loadFailed': undefined
  'admin.outbox.balances.none': undefined
  'admin.outbox.balances.overdue': undefined
  'admin.outbox.balances.owes': undefined
  'admin.outbox.balances.party': undefined
  'admin.outbox.balances.phone': undefined
  'admin.outbox.balances.title': undefined
  'admin.outbox.booking': undefined
  'admin.outbox.differences.caption': undefined
  'admin.outbox.differences.failedRefund.by': undefined
  'admin.outbox.differences.failedRefund.failedAgain': undefined
  'admin.outbox.differences.failedRefund.handedBack': undefined
  'admin.outbox.differences.failedRefund.howHandedBack': { readonly amount: string | number }
  'admin.outbox.differences.failedRefund.note': undefined
  'admin.outbox.differences.failedRefund.noted': { readonly amount: string | number }
  'admin.outbox.differences.failedRefund.onItsWay': { readonly amount: string | number }
  'admin.outbox.differences.failedRefund.sending': undefined
  'admin.outbox.differences.failedRefund.tryAgain': undefined
  'admin.outbox.differences.found': undefined
  'admin.outbox.differences.loadFailed': undefined
  'admin.outbox.differences.mark': undefined
  'admin.outbox.differences.marked': undefined
  'admin.outbox.differences.noBooking': undefined
  'admin.outbox.differences.none': undefined
  'admin.outbox.differences.open': undefined
  'admin.outbox.differences.payment': undefined
  'admin.outbox.differences.repaired': undefined
  'admin.outbox.differences.resolved': undefined
  'admin.outbox.differences.title': undefined
  'admin.outbox.differences.what': undefined
  'admin.outbox.hint': undefined
  'admin.outbox.jobs.caption': undefined
  'admin.outbox.jobs.failed': undefined
  'admin.outbox.jobs.fine': undefined
  'admin.outbox.jobs.job': undefined
  'admin.outbox.jobs.last': undefined
  'admin.outbox.jobs.loadFailed': undefined
  'admin.outbox.jobs.next': undefined
  'admin.outbox.jobs.notYet': undefined
  'admin.outbox.jobs.retryNamed': { readonly job: string | number }
  'admin.outbox.jobs.runNow': undefined
  'admin.outbox.jobs.runNowNamed': { readonly job: string | number }
  'admin.outbox.jobs.running': undefined
  'admin.outbox.jobs.started': undefined
  'admin.outbox.jobs.title': undefined
  'admin.outbox.mails.all': undefined
  'admin.outbox.mails.asItLooks': undefined
  'admin.outbox.mails.attached': { readonly files: string | number }
  'admin.outbox.mails.caption': undefined
  'admin.outbox.mails.facts': { readonly recipient: string | number; readonly moment: string | number; readonly way: string | number }
  'admin.outbox.mails.kept': undefined
  'admin.outbox.mails.loadFailed': undefined
  'admin.outbox.mails.looks': undefined
  'admin.outbox.mails.mail': undefined
  'admin.outbox.mails.many': undefined
  'admin.outbox.mails.next': { readonly moment: string | number }
  'admin.outbox.mails.none': undefined
  'admin.outbox.mails.noneInState': undefined
  'admin.outbox.mails.one': undefined
  'admin.outbox.mails.pages': undefined
  'admin.outbox.mails.plain': undefined
  'admin.outbox.mails.read': undefined
  'admin.outbox.mails.readMail': { readonly subject: string | number }
  'admin.outbox.mails.retryMail': { readonly subject: string | number }
  'admin.outbox.mails.send': undefined
  'admin.outbox.mails.sendMail': { readonly subject: string | number }
  'admin.outbox.mails.sent': undefined
  'admin.outbox.mails.show': undefined
  'admin.outbox.mails.states.failed': undefined
  'admin.outbox.mails.states.kept': undefined
  'admin.outbox.mails.states.queued': undefined
  'admin.outbox.mails.states.sending': undefined
  'admin.outbox.mails.states.sent': undefined
  'admin.outbox.mails.states.waiting': undefined
  'admin.outbox.mails.theMail': undefined
  'admin.outbox.mails.title': undefined
  'admin.outbox.mails.to': { readonly recipient: string | number }
  'admin.outbox.mails.tries': { readonly count: number }
  'admin.outbox.mails.unreadable': undefined
  'admin.outbox.mails.written': undefined
  'admin.outbox.parts': undefined
  'admin.outbox.retry': undefined
  'admin.outbox.signIn': undefined
  'admin.outbox.state': undefined
  'admin.outbox.title': undefined
  'admin.palette.closeDay': undefined
  'admin.palette.do': undefined
  'admin.palette.failed': undefined
  'admin.palette.hint': undefined
  'admin.palette.keys.afterwards': undefined
  'admin.palette.keys.availability': undefined
  'admin.palette.keys.bookings': undefined
  'admin.palette.keys.close': undefined
  'admin.palette.keys.closeKey': undefined
  'admin.palette.keys.customers': undefined
  'admin.palette.keys.dashboard': undefined
  'admin.palette.keys.help': undefined
  'admin.palette.keys.messages': undefined
  'admin.palette.keys.openKey': undefined
  'admin.palette.keys.or': undefined
  'admin.palette.keys.search': undefined
  'admin.palette.keys.searchKey': undefined
  'admin.palette.keys.settings': undefined
  'admin.palette.keys.title': undefined
  'admin.palette.kinds.booking': undefined
  'admin.palette.kinds.customer': undefined
  'admin.palette.kinds.invoice': undefined
  'admin.palette.kinds.message': undefined
  'admin.palette.kinds.place': undefined
  'admin.palette.label': undefined
  'admin.palette.newBooking': undefined
  'admin.palette.none': { readonly typed: string | number }
  'admin.palette.open': undefined
  'admin.palette.placeholder': undefined
  'admin.palette.results': undefined
  'admin.palette.sendLink': undefined
  'admin.palette.title': undefined
  'admin.payments.hold': { readonly days: number }
  'admin.payments.link.balance': undefined
  'admin.payments.link.close': undefined
  'admin.payments.link.copy': undefined
  'admin.payments.link.deposit': undefined
  'admin.payments.link.failed': { readonly why: string | number }
  'admin.payments.link.hint': undefined
  'admin.payments.link.kept': { readonly recipient: string | number }
  'admin.payments.link.label': undefined
  'admin.payments.link.leave': undefined
  'admin.payments.link.mailed': { readonly recipient: string | number; readonly when: string | number }
  'admin.payments.link.noMailing': undefined
  'admin.payments.link.notMailed': { readonly recipient: string | number }
  'admin.payments.link.pays': { readonly customer: string | number; readonly what: string | number; readonly amount: string | number }
  'admin.payments.link.send': undefined
  'admin.payments.link.sendAgain': undefined
  'admin.payments.link.sending': undefined
  'admin.payments.link.sent': { readonly recipient: string | number }
  'admin.payments.link.title': { readonly id: string | number }
  'admin.payments.link.whole': undefined
  'admin.payments.overpayment.byHand': { readonly amount: string | number }
  'admin.payments.overpayment.done': { readonly amount: string | number }
  'admin.payments.overpayment.failed': { readonly why: string | number }
  'admin.payments.overpayment.question': { readonly customer: string | number; readonly amount: string | number }
  'admin.payments.overpayment.refund': { readonly amount: string | number }
  'admin.payments.overpayment.refunding': undefined
  'admin.payments.overpayment.title': { readonly id: string | number }
  'admin.payments.phone.holdHint': undefined
  'admin.payments.phone.keep': undefined
  'admin.payments.phone.mailLink': undefined
  'admin.payments.phone.mailLinkHint': undefined
  'admin.payments.record.amount': undefined
  'admin.payments.record.done': { readonly left: string | number }
  'admin.payments.record.failed': { readonly why: string | number }
  'admin.payments.record.methods.cash': undefined
  'admin.payments.record.methods.cheque': undefined
  'admin.payments.record.methods.zelle': undefined
  'admin.payments.record.owes': { readonly customer: string | number; readonly amount: string | number }
  'admin.payments.record.paidBy': undefined
  'admin.payments.record.save': undefined
  'admin.payments.record.title': { readonly id: string | number }
  'admin.payments.whileUnpaid': undefined
  'admin.pictures.asItIs': { readonly label: string | number }
  'admin.pictures.cancel': undefined
  'admin.pictures.dropHere': undefined
  'admin.pictures.focus.across': undefined
  'admin.pictures.focus.crops.card': undefined
  'admin.pictures.focus.crops.phone': undefined
  'admin.pictures.focus.crops.wide': undefined
  'admin.pictures.focus.down': undefined
  'admin.pictures.focus.error': undefined
  'admin.pictures.focus.failed': undefined
  'admin.pictures.focus.hint': undefined
  'admin.pictures.focus.save': undefined
  'admin.pictures.focus.saved': undefined
  'admin.pictures.focus.savedHint': undefined
  'admin.pictures.focus.saving': undefined
  'admin.pictures.focus.title': undefined
  'admin.pictures.focus.unknown': undefined
  'admin.pictures.focus.unknownHint': undefined
  'admin.pictures.focus.whole': undefined
  'admin.pictures.fromUploads': undefined
  'admin.pictures.gallery.earlier': { readonly place: string | number }
  'admin.pictures.gallery.later': { readonly place: string | number }
  'admin.pictures.gallery.moved': { readonly place: string | number; readonly count: string | number }
  'admin.pictures.gallery.picture': { readonly place: string | number }
  'admin.pictures.gallery.remove': { readonly place: string | number }
  'admin.pictures.gallery.removed': { readonly place: string | number }
  'admin.pictures.oneWay': undefined
  'admin.pictures.picker.loadFailed': undefined
  'admin.pictures.picker.none': undefined
  'admin.pictures.picker.noneHint': undefined
  'admin.pictures.picker.nothing': undefined
  'admin.pictures.picker.nothingHint': undefined
  'admin.pictures.picker.one': undefined
  'admin.pictures.picker.orDropOne': undefined
  'admin.pictures.picker.orDropSeveral': undefined
  'admin.pictures.picker.select': { readonly count: number }
  'admin.pictures.picker.several': undefined
  'admin.pictures.picker.uploadNew': undefined
  'admin.pictures.remove': undefined
  'admin.pictures.removeNamed': { readonly label: string | number }
  'admin.pictures.replace': undefined
  'admin.pictures.severalWays': undefined
  'admin.pictures.upload': undefined
  'admin.pictures.uploads.cancelNamed': { readonly name: string | number }
  'admin.pictures.uploads.preparing': { readonly name: string | number }
  'admin.pictures.uploads.tryAgain': undefined
  'admin.pictures.uploads.tryNamedAgain': { readonly name: string | number }
  'admin.pictures.uploads.uploading': { readonly name: string | number }
  'admin.pictures.uploads.waits': { readonly name: string | number }
  'admin.places.settings.assistants': undefined
  'admin.places.settings.bookings': undefined
  'admin.places.settings.calendar': undefined
  'admin.places.settings.capacity': undefined
  'admin.places.settings.contact': undefined
  'admin.places.settings.crew-steps': undefined
  'admin.places.settings.history': undefined
  'admin.places.settings.invoices': undefined
  'admin.places.settings.keys': undefined
  'admin.places.settings.look': undefined
  'admin.places.settings.prices': undefined
  'admin.places.settings.social': undefined
  'admin.places.settings.terms': undefined
  'admin.places.tabs.account': undefined
  'admin.places.tabs.addons': undefined
  'admin.places.tabs.audit-log': undefined
  'admin.places.tabs.availability': undefined
  'admin.places.tabs.bookings': undefined
  'admin.places.tabs.coupons': undefined
  'admin.places.tabs.customers': undefined
  'admin.places.tabs.dashboard': undefined
  'admin.places.tabs.follow-ups': undefined
  'admin.places.tabs.integrations': undefined
  'admin.places.tabs.invoices': undefined
  'admin.places.tabs.messages': undefined
  'admin.places.tabs.moving': undefined
  'admin.places.tabs.newsletter': undefined
  'admin.places.tabs.outbox': undefined
  'admin.places.tabs.questions': undefined
  'admin.places.tabs.reports': undefined
  'admin.places.tabs.resources': undefined
  'admin.places.tabs.settings': undefined
  'admin.places.tabs.site-texts': undefined
  'admin.places.tabs.spanish': undefined
  'admin.places.tabs.system': undefined
  'admin.places.tabs.team': undefined
  'admin.places.tabs.testimonials': undefined
  'admin.places.tabs.themes': undefined
  'admin.places.tabs.work': undefined
  'admin.policyVersions.between': { readonly from: string | number; readonly to: string | number }
  'admin.policyVersions.bookings': undefined
  'admin.policyVersions.deposit': undefined
  'admin.policyVersions.fromTheStart': undefined
  'admin.policyVersions.hint': undefined
  'admin.policyVersions.holdsNow': undefined
  'admin.policyVersions.loadFailed': undefined
  'admin.policyVersions.move': { readonly daysBefore: number; readonly times: string | number }
  'admin.policyVersions.moves': undefined
  'admin.policyVersions.none': undefined
  'admin.policyVersions.older': { readonly count: number }
  'admin.policyVersions.refund': { readonly daysBefore: number; readonly percent: string | number }
  'admin.policyVersions.refunds': undefined
  'admin.policyVersions.setBy': { readonly who: string | number }
  'admin.policyVersions.since': { readonly from: string | number }
  'admin.policyVersions.title': undefined
  'admin.policyVersions.until': { readonly to: string | number }
  'admin.policyVersions.version': { readonly version: string | number }
  'admin.policyVersions.wholePrice': undefined
  'admin.priceList.add': undefined
  'admin.priceList.advice.addons': undefined
  'admin.priceList.advice.period': { readonly from: string; readonly to: string }
  'admin.priceList.advice.take': undefined
  'admin.priceList.advice.title': undefined
  'admin.priceList.applies': undefined
  'admin.priceList.appliesNamed': { readonly name: string | number }
  'admin.priceList.dialog.add': undefined
  'admin.priceList.dialog.addDays': undefined
  'admin.priceList.dialog.amount': undefined
  'admin.priceList.dialog.anyStairs': undefined
  'admin.priceList.dialog.days': undefined
  'admin.priceList.dialog.daysAheadFrom': undefined
  'admin.priceList.dialog.daysAheadTo': undefined
  'admin.priceList.dialog.daysHint': undefined
  'admin.priceList.dialog.edit': undefined
  'admin.priceList.dialog.example': { readonly amount: string | number }
  'admin.priceList.dialog.firstDay': undefined
  'admin.priceList.dialog.floors': undefined
  'admin.priceList.dialog.group': undefined
  'admin.priceList.dialog.groupHint': undefined
  'admin.priceList.dialog.kind': undefined
  'admin.priceList.dialog.lastDay': undefined
  'admin.priceList.dialog.less': undefined
  'admin.priceList.dialog.milesFrom': undefined
  'admin.priceList.dialog.milesTo': undefined
  'admin.priceList.dialog.more': undefined
  'admin.priceList.dialog.name': undefined
  'admin.priceList.dialog.nameEs': undefined
  'admin.priceList.dialog.new': undefined
  'admin.priceList.dialog.noStairs': undefined
  'admin.priceList.dialog.party': undefined
  'admin.priceList.dialog.per': undefined
  'admin.priceList.dialog.percent': undefined
  'admin.priceList.dialog.save': undefined
  'admin.priceList.dialog.stairs': undefined
  'admin.priceList.dialog.teepee': undefined
  'admin.priceList.dialog.teepeesFrom': undefined
  'admin.priceList.dialog.teepeesTo': undefined
  'admin.priceList.dialog.themes': undefined
  'admin.priceList.dialog.themesHint': undefined
  'admin.priceList.dialog.way': undefined
  'admin.priceList.dialog.weekdays': undefined
  'admin.priceList.dialog.withStairs': undefined
  'admin.priceList.edit': { readonly name: string | number }
  'admin.priceList.empty': undefined
  'admin.priceList.hint': undefined
  'admin.priceList.inGroup': { readonly group: string | number }
  'admin.priceList.moveDown': { readonly name: string | number }
  'admin.priceList.moveUp': { readonly name: string | number }
  'admin.priceList.presets.holidays': undefined
  'admin.priceList.presets.nights': undefined
  'admin.priceList.presets.packages': undefined
  'admin.priceList.presets.rush': undefined
  'admin.priceList.presets.stairs': undefined
  'admin.priceList.presets.weekend': undefined
  'admin.priceList.remove': { readonly name: string | number }
  'admin.priceList.replay.ask': undefined
  'admin.priceList.replay.differ': { readonly count: number }
  'admin.priceList.replay.failed': undefined
  'admin.priceList.replay.none': undefined
  'admin.priceList.replay.one': { readonly sold: number; readonly replayed: number }
  'admin.priceList.replay.sold': { readonly bookings: number; readonly sold: number }
  'admin.priceList.replay.sum': { readonly way: 'same' | 'more' | (string & {}); readonly replayed: number; readonly difference: number }
  'admin.priceList.save': undefined
  'admin.priceList.title': undefined
  'admin.prices.addCounty': undefined
  'admin.prices.addDistance': undefined
  'admin.prices.addPreset': { readonly county: string | number; readonly percent: string | number }
  'admin.prices.addStep': undefined
  'admin.prices.addZipCounty': undefined
  'admin.prices.balanceBy': { readonly day: string }
  'admin.prices.changes': undefined
  'admin.prices.chapters': undefined
  'admin.prices.comesBack': { readonly amount: number }
  'admin.prices.county': undefined
  'admin.prices.countyFrom': undefined
  'admin.prices.countyPercent': undefined
  'admin.prices.delivery': undefined
  'admin.prices.depositNow': undefined
  'admin.prices.depositPicture': undefined
  'admin.prices.depositStays': { readonly deposit: number }
  'admin.prices.editThemes': undefined
  'admin.prices.example.day': undefined
  'admin.prices.example.teepees': undefined
  'admin.prices.example.theme': undefined
  'admin.prices.example.title': { readonly zip: string | number }
  'admin.prices.example.unknown': { readonly zip: string | number }
  'admin.prices.example.unreadable': undefined
  'admin.prices.example.zip': undefined
  'admin.prices.fee': undefined
  'admin.prices.free': undefined
  'admin.prices.map.area': { readonly zip: string | number; readonly county: string | number; readonly fee: string | number }
  'admin.prices.map.between': { readonly from: number; readonly to: number }
  'admin.prices.map.closer': undefined
  'admin.prices.map.further': undefined
  'admin.prices.map.home': undefined
  'admin.prices.map.legend': undefined
  'admin.prices.map.outside': undefined
  'admin.prices.map.own': undefined
  'admin.prices.map.title': undefined
  'admin.prices.moveDown': { readonly place: string | number }
  'admin.prices.moveUp': { readonly place: string | number }
  'admin.prices.nothingBack': undefined
  'admin.prices.oldRates': { readonly day: string }
  'admin.prices.outside': undefined
  'admin.prices.policy': undefined
  'admin.prices.presetsHint': undefined
  'admin.prices.presetsLink': undefined
  'admin.prices.problem.sameZip': undefined
  'admin.prices.refundPicture': { readonly total: number; readonly day: string }
  'admin.prices.removeRow': { readonly place: string | number }
  'admin.prices.row': { readonly title: string | number; readonly place: string | number }
  'admin.prices.set.autopay': { readonly isOn: 'yes' | (string & {}); readonly days: number }
  'admin.prices.set.changes': { readonly isOn: 'yes' | (string & {}); readonly days: number }
  'admin.prices.set.damage': { readonly maximum: number; readonly hold: number }
  'admin.prices.set.delivery': { readonly isOn: 'yes' | (string & {}); readonly rings: number; readonly zips: number }
  'admin.prices.set.listTerms': { readonly nights: number; readonly minimums: number; readonly hasWaiver: 'yes' | (string & {}) }
  'admin.prices.set.policy': { readonly deposit: string | number; readonly steps: number; readonly percent: string | number; readonly days: number; readonly moves: number }
  'admin.prices.set.rules': { readonly count: number }
  'admin.prices.set.tax': { readonly isOn: 'yes' | (string & {}); readonly percent: string | number; readonly counties: number }
  'admin.prices.set.ways': { readonly count: number }
  'admin.prices.shareBack': { readonly percent: string | number }
  'admin.prices.sizes': undefined
  'admin.prices.sizesHint': undefined
  'admin.prices.stepDays': undefined
  'admin.prices.stepPercent': undefined
  'admin.prices.tax': undefined
  'admin.prices.theme': undefined
  'admin.prices.unknown': undefined
  'admin.prices.untilDay': { readonly day: string; readonly days: number }
  'admin.prices.untilParty': { readonly day: string }
  'admin.prices.ways': undefined
  'admin.prices.withinMiles': undefined
  'admin.prices.zip': undefined
  'admin.prices.zipFees.chosenFee': { readonly zip: string | number }
  'admin.prices.zipFees.fee': { readonly zip: string | number }
  'admin.prices.zipFees.hint': undefined
  'admin.prices.zipFees.list': undefined
  'admin.prices.zipFees.miles': { readonly miles: number }
  'admin.prices.zipFees.more': { readonly count: number }
  'admin.prices.zipFees.none': undefined
  'admin.prices.zipFees.remove': { readonly zip: string | number }
  'admin.prices.zipFees.search': undefined
  'admin.prices.zipFees.title': undefined
  'admin.prices.zipFees.usual': { readonly fee: string | number }
  'admin.pricing.autopay.enabled': undefined
  'admin.pricing.autopay.hour': undefined
  'admin.pricing.autopay.noticeDays': undefined
  'admin.pricing.changes.daysBeforeAddons': undefined
  'admin.pricing.changes.daysBeforeFewer': undefined
  'admin.pricing.changes.daysBeforeMore': undefined
  'admin.pricing.changes.enabled': undefined
  'admin.pricing.counties': undefined
  'admin.pricing.countiesHint': undefined
  'admin.pricing.damage.maximum': undefined
  'admin.pricing.delivery.baseFee': undefined
  'admin.pricing.delivery.depotZip': undefined
  'admin.pricing.delivery.enabled': undefined
  'admin.pricing.delivery.freeMiles': undefined
  'admin.pricing.delivery.perMile': undefined
  'admin.pricing.delivery.roadFactor': undefined
  'admin.pricing.delivery.serviceMiles': undefined
  'admin.pricing.hint': undefined
  'admin.pricing.hints.autopay.enabled': undefined
  'admin.pricing.hints.autopay.hour': undefined
  'admin.pricing.hints.autopay.noticeDays': undefined
  'admin.pricing.hints.changes.enabled': undefined
  'admin.pricing.hints.damage.maximum': undefined
  'admin.pricing.hints.delivery.enabled': undefined
  'admin.pricing.hints.hold.amount': undefined
  'admin.pricing.hints.tax.deliveryTaxable': undefined
  'admin.pricing.hints.tax.enabled': undefined
  'admin.pricing.hints.ways.bankAccount': undefined
  'admin.pricing.hints.ways.cashApp': undefined
  'admin.pricing.hold.amount': undefined
  'admin.pricing.loadFailed': undefined
  'admin.pricing.policy.depositPercent': undefined
  'admin.pricing.refundSteps': undefined
  'admin.pricing.refundStepsHint': undefined
  'admin.pricing.reschedule.daysBefore': undefined
  'admin.pricing.reschedule.fee': undefined
  'admin.pricing.reschedule.times': undefined
  'admin.pricing.rings': undefined
  'admin.pricing.ringsHint': undefined
  'admin.pricing.save': undefined
  'admin.pricing.tax.addonsTaxable': undefined
  'admin.pricing.tax.couponReducesTax': undefined
  'admin.pricing.tax.deliveryTaxable': undefined
  'admin.pricing.tax.enabled': undefined
  'admin.pricing.tax.ratesCheckedOn': undefined
  'admin.pricing.tax.statePercent': undefined
  'admin.pricing.tax.themeTaxable': undefined
  'admin.pricing.title': undefined
  'admin.pricing.ways.bankAccount': undefined
  'admin.pricing.ways.cashApp': undefined
  'admin.pricing.ways.klarna': undefined
  'admin.pricing.zipCounties': undefined
  'admin.pricing.zipCountiesHint': undefined
  'admin.push.denied': undefined
  'admin.push.failed': undefined
  'admin.push.hint': undefined
  'admin.push.install': undefined
  'admin.push.kinds.booked': undefined
  'admin.push.kinds.conflict': undefined
  'admin.push.kinds.message': undefined
  'admin.push.kinds.paid': undefined
  'admin.push.kinds.payment_failed': undefined
  'admin.push.kinds.stop_problem': undefined
  'admin.push.kinds.text': undefined
  'admin.push.off': undefined
  'admin.push.quietFrom': undefined
  'admin.push.quietTo': undefined
  'admin.push.save': undefined
  'admin.push.saved': undefined
  'admin.push.switchOff': undefined
  'admin.push.switchOn': undefined
  'admin.push.test': undefined
  'admin.push.tested': undefined
  'admin.push.title': undefined
  'admin.push.unsupported': undefined
  'admin.questions.active': undefined
  'admin.questions.activeHint': undefined
  'admin.questions.add': undefined
  'admin.questions.allOrders': undefined
  'admin.questions.allThemes': undefined
  'admin.questions.answers': undefined
  'admin.questions.askedBy': undefined
  'admin.questions.askers.crew': undefined
  'admin.questions.askers.page': undefined
  'admin.questions.askers.wizard': undefined
  'admin.questions.create': undefined
  'admin.questions.created': undefined
  'admin.questions.edit': undefined
  'admin.questions.hint': undefined
  'admin.questions.kind': undefined
  'admin.questions.kinds.choice': undefined
  'admin.questions.kinds.number': undefined
  'admin.questions.kinds.text': undefined
  'admin.questions.kinds.yesNo': undefined
  'admin.questions.label': undefined
  'admin.questions.labelEs': undefined
  'admin.questions.labelEsHint': undefined
  'admin.questions.loadFailed': undefined
  'admin.questions.new': undefined
  'admin.questions.none': undefined
  'admin.questions.off': undefined
  'admin.questions.options': undefined
  'admin.questions.optionsHint': undefined
  'admin.questions.per': undefined
  'admin.questions.pers.booking': undefined
  'admin.questions.pers.child': undefined
  'admin.questions.pers.teepee': undefined
  'admin.questions.places.crew': undefined
  'admin.questions.places.export': undefined
  'admin.questions.places.mail': undefined
  'admin.questions.removed': undefined
  'admin.questions.removing': { readonly label: string | number }
  'admin.questions.reordered': undefined
  'admin.questions.required': undefined
  'admin.questions.save': undefined
  'admin.questions.saved': undefined
  'admin.questions.shownTo': undefined
  'admin.questions.someAddons': undefined
  'admin.questions.someThemes': undefined
  'admin.questions.title': undefined
  'admin.questions.updated': undefined
  'admin.reports.balances.bookings': undefined
  'admin.reports.balances.day': undefined
  'admin.reports.balances.hint': undefined
  'admin.reports.balances.none': undefined
  'admin.reports.balances.overdue': undefined
  'admin.reports.balances.owed': undefined
  'admin.reports.balances.title': undefined
  'admin.reports.chart': { readonly figures: string | number }
  'admin.reports.coupons.average': undefined
  'admin.reports.coupons.bookings': undefined
  'admin.reports.coupons.code': undefined
  'admin.reports.coupons.discount': undefined
  'admin.reports.coupons.hint': undefined
  'admin.reports.coupons.none': undefined
  'admin.reports.coupons.revenue': undefined
  'admin.reports.coupons.title': undefined
  'admin.reports.coupons.without': undefined
  'admin.reports.download': undefined
  'admin.reports.downloadNamed': { readonly report: string | number }
  'admin.reports.failed': undefined
  'admin.reports.fullness.hint': undefined
  'admin.reports.fullness.openDays': undefined
  'admin.reports.fullness.parties': undefined
  'admin.reports.fullness.period': undefined
  'admin.reports.fullness.places': undefined
  'admin.reports.fullness.share': undefined
  'admin.reports.fullness.teepees': undefined
  'admin.reports.fullness.title': undefined
  'admin.reports.hint': undefined
  'admin.reports.kinds.addon': undefined
  'admin.reports.kinds.beyond': undefined
  'admin.reports.kinds.delivery': undefined
  'admin.reports.kinds.tax': undefined
  'admin.reports.kinds.theme': undefined
  'admin.reports.kinds.unbooked': undefined
  'admin.reports.leadTime.between': { readonly from: string | number; readonly to: string | number }
  'admin.reports.leadTime.bookings': undefined
  'admin.reports.leadTime.group': undefined
  'admin.reports.leadTime.hint': undefined
  'admin.reports.leadTime.median': { readonly days: number }
  'admin.reports.leadTime.none': undefined
  'admin.reports.leadTime.orMore': { readonly from: string | number }
  'admin.reports.leadTime.share': undefined
  'admin.reports.leadTime.title': undefined
  'admin.reports.money.back': undefined
  'admin.reports.money.net': undefined
  'admin.reports.money.taken': undefined
  'admin.reports.more': { readonly rows: string | number }
  'admin.reports.noRange': undefined
  'admin.reports.parts': undefined
  'admin.reports.presets.last-12-months': undefined
  'admin.reports.presets.next-12-months': undefined
  'admin.reports.presets.own': undefined
  'admin.reports.presets.this-month': undefined
  'admin.reports.presets.this-year': undefined
  'admin.reports.range': undefined
  'admin.reports.revenue.items': undefined
  'admin.reports.revenue.itemsHint': undefined
  'admin.reports.revenue.kind': undefined
  'admin.reports.revenue.name': undefined
  'admin.reports.revenue.none': undefined
  'admin.reports.revenue.period': undefined
  'admin.reports.revenue.time': undefined
  'admin.reports.revenue.timeHint': undefined
  'admin.reports.revenue.zip': undefined
  'admin.reports.revenue.zips': undefined
  'admin.reports.revenue.zipsHint': undefined
  'admin.reports.salesTax.county': undefined
  'admin.reports.salesTax.exempt': undefined
  'admin.reports.salesTax.hint': undefined
  'admin.reports.salesTax.month': undefined
  'admin.reports.salesTax.noCounty': undefined
  'admin.reports.salesTax.none': undefined
  'admin.reports.salesTax.parties': undefined
  'admin.reports.salesTax.state': undefined
  'admin.reports.salesTax.surtax': undefined
  'admin.reports.salesTax.tax': undefined
  'admin.reports.salesTax.taxable': undefined
  'admin.reports.salesTax.title': undefined
  'admin.reports.salesTax.untaxed': { readonly amount: string | number }
  'admin.reports.signIn': undefined
  'admin.reports.tabs.balances': undefined
  'admin.reports.tabs.coupons': undefined
  'admin.reports.tabs.fullness': undefined
  'admin.reports.tabs.journal': undefined
  'admin.reports.tabs.leadTime': undefined
  'admin.reports.tabs.revenue': undefined
  'admin.reports.tabs.salesTax': undefined
  'admin.reports.tabs.sources': undefined
  'admin.reports.title': undefined
  'admin.resources.add': undefined
  'admin.resources.change.because': { readonly change: string | number; readonly reason: string | number }
  'admin.resources.change.day': { readonly day: string; readonly count: string | number; readonly direction: 'fewer' | 'more' }
  'admin.resources.change.days': { readonly from: string; readonly to: string; readonly count: string | number; readonly direction: 'fewer' | 'more' }
  'admin.resources.days': undefined
  'admin.resources.dialog.add': undefined
  'admin.resources.dialog.daysAfter': undefined
  'admin.resources.dialog.daysBefore': undefined
  'admin.resources.dialog.daysHint': undefined
  'admin.resources.dialog.kind': undefined
  'admin.resources.dialog.name': undefined
  'admin.resources.dialog.newTitle': undefined
  'admin.resources.dialog.quantity': undefined
  'admin.resources.dialog.save': undefined
  'admin.resources.dialog.saved': undefined
  'admin.resources.dialog.savedHint': undefined
  'admin.resources.edit': { readonly name: string | number }
  'admin.resources.hint': undefined
  'admin.resources.kept': { readonly daysBefore: number; readonly daysAfter: number }
  'admin.resources.kinds.crew': undefined
  'admin.resources.kinds.frame': undefined
  'admin.resources.kinds.kit': undefined
  'admin.resources.kinds.part': undefined
  'admin.resources.load.allTaken': { readonly when: string | number }
  'admin.resources.load.allTeepees': undefined
  'admin.resources.load.day': { readonly day: string; readonly taken: string | number; readonly quantity: string | number }
  'admin.resources.load.days': { readonly days: string | number; readonly day: string | number }
  'admin.resources.load.enough': undefined
  'admin.resources.load.more': { readonly count: number; readonly days: string | number }
  'admin.resources.load.nothing': undefined
  'admin.resources.load.summary': { readonly name: string | number; readonly load: string | number }
  'admin.resources.load.tooFew': { readonly when: string | number }
  'admin.resources.loadFailed': undefined
  'admin.resources.neededBy': undefined
  'admin.resources.needs.add': undefined
  'admin.resources.needs.addons': undefined
  'admin.resources.needs.choose': undefined
  'admin.resources.needs.count': undefined
  'admin.resources.needs.counted': undefined
  'admin.resources.needs.done': { readonly name: string | number }
  'admin.resources.needs.line': { readonly place: string | number }
  'admin.resources.needs.none': undefined
  'admin.resources.needs.removeLine': { readonly place: string | number }
  'admin.resources.needs.save': undefined
  'admin.resources.needs.themes': undefined
  'admin.resources.needs.title': { readonly name: string | number }
  'admin.resources.noRepairs': undefined
  'admin.resources.none': undefined
  'admin.resources.nothingYet': undefined
  'admin.resources.per.booking': undefined
  'admin.resources.per.teepee': undefined
  'admin.resources.per.unit': undefined
  'admin.resources.remove': { readonly name: string | number }
  'admin.resources.removed': undefined
  'admin.resources.removing': { readonly name: string | number }
  'admin.resources.repair': undefined
  'admin.resources.repairDialog.amount': undefined
  'admin.resources.repairDialog.direction': undefined
  'admin.resources.repairDialog.done': { readonly name: string | number }
  'admin.resources.repairDialog.fewer': undefined
  'admin.resources.repairDialog.from': undefined
  'admin.resources.repairDialog.more': undefined
  'admin.resources.repairDialog.quantity': { readonly quantity: string | number }
  'admin.resources.repairDialog.reason': undefined
  'admin.resources.repairDialog.reasonHint': undefined
  'admin.resources.repairDialog.save': undefined
  'admin.resources.repairDialog.title': { readonly name: string | number }
  'admin.resources.repairDialog.to': undefined
  'admin.resources.repairs': undefined
  'admin.resources.stocks': undefined
  'admin.resources.stocksHint': undefined
  'admin.resources.takeBack': { readonly change: string | number }
  'admin.resources.takenBack': undefined
  'admin.resources.title': undefined
  'admin.resources.whatNeedsIt': undefined
  'admin.roles.crew.name': undefined
  'admin.roles.crew.sentence': undefined
  'admin.roles.office.name': undefined
  'admin.roles.office.sentence': undefined
  'admin.roles.owner.name': undefined
  'admin.roles.owner.sentence': undefined
  'admin.savedAnswers.delete': { readonly name: string | number }
  'admin.savedAnswers.deleted': undefined
  'admin.savedAnswers.deletes': { readonly name: string | number }
  'admin.savedAnswers.edit': { readonly name: string | number }
  'admin.savedAnswers.editTitle': undefined
  'admin.savedAnswers.name': undefined
  'admin.savedAnswers.new': undefined
  'admin.savedAnswers.newTitle': undefined
  'admin.savedAnswers.none': undefined
  'admin.savedAnswers.save': undefined
  'admin.savedAnswers.saveThis': undefined
  'admin.savedAnswers.saved': { readonly name: string | number }
  'admin.savedAnswers.text': undefined
  'admin.savedAnswers.title': undefined
  'admin.savedAnswers.unfilled': { readonly field: string | number }
  'admin.secondFactor.addPasskey': undefined
  'admin.secondFactor.added': { readonly day: string | number }
  'admin.secondFactor.app': undefined
  'admin.secondFactor.appHint': undefined
  'admin.secondFactor.ask.app.confirm': undefined
  'admin.secondFactor.ask.app.title': undefined
  'admin.secondFactor.ask.codes.confirm': undefined
  'admin.secondFactor.ask.codes.title': undefined
  'admin.secondFactor.ask.passkey.confirm': undefined
  'admin.secondFactor.ask.passkey.title': undefined
  'admin.secondFactor.ask.remove-app.confirm': undefined
  'admin.secondFactor.ask.remove-app.title': undefined
  'admin.secondFactor.ask.remove-passkey.confirm': undefined
  'admin.secondFactor.ask.remove-passkey.title': undefined
  'admin.secondFactor.codes': undefined
  'admin.secondFactor.codesLeft': { readonly count: number }
  'admin.secondFactor.hint': undefined
  'admin.secondFactor.keep.codesCopied': undefined
  'admin.secondFactor.keep.copied': undefined
  'admin.secondFactor.keep.copy': undefined
  'admin.secondFactor.keep.copyFailed': undefined
  'admin.secondFactor.keep.description': undefined
  'admin.secondFactor.keep.kept': undefined
  'admin.secondFactor.keep.title': undefined
  'admin.secondFactor.lastUsed': { readonly day: string | number }
  'admin.secondFactor.list': undefined
  'admin.secondFactor.loadFailed': undefined
  'admin.secondFactor.newCodes': undefined
  'admin.secondFactor.off': undefined
  'admin.secondFactor.on': undefined
  'admin.secondFactor.passkey.name': undefined
  'admin.secondFactor.passkey.nameHint': undefined
  'admin.secondFactor.passkey.notMade': undefined
  'admin.secondFactor.passkeys': undefined
  'admin.secondFactor.passkeysHint': undefined
  'admin.secondFactor.remove': undefined
  'admin.secondFactor.removeApp': undefined
  'admin.secondFactor.removePasskey': { readonly name: string | number }
  'admin.secondFactor.scan.code': undefined
  'admin.secondFactor.scan.confirm': undefined
  'admin.secondFactor.scan.copyKey': undefined
  'admin.secondFactor.scan.description': undefined
  'admin.secondFactor.scan.done': undefined
  'admin.secondFactor.scan.key': undefined
  'admin.secondFactor.scan.keyHint': undefined
  'admin.secondFactor.scan.qrCode': undefined
  'admin.secondFactor.scan.title': undefined
  'admin.secondFactor.setUpApp': undefined
  'admin.secondFactor.title': undefined
  'admin.session.again.description': undefined
  'admin.session.again.title': undefined
  'admin.session.backToSite': undefined
  'admin.session.denied.forStaff': undefined
  'admin.session.denied.goToLogin': undefined
  'admin.session.denied.logIn': undefined
  'admin.session.denied.signInFirst': undefined
  'admin.session.denied.title': undefined
  'admin.session.forgotten.back': undefined
  'admin.session.forgotten.email': undefined
  'admin.session.forgotten.send': undefined
  'admin.session.forgotten.sending': undefined
  'admin.session.forgotten.sent': undefined
  'admin.session.forgotten.title': undefined
  'admin.session.forgotten.words': undefined
  'admin.session.join.fullName': undefined
  'admin.session.join.join': undefined
  'admin.session.join.joined': { readonly username: string | number }
  'admin.session.join.title': undefined
  'admin.session.join.words': { readonly email: string | number }
  'admin.session.login.forgot': undefined
  'admin.session.login.title': undefined
  'admin.session.login.words': undefined
  'admin.session.newPassword.chosen': undefined
  'admin.session.newPassword.hint': { readonly length: string | number }
  'admin.session.newPassword.notSame': undefined
  'admin.session.newPassword.repeated': undefined
  'admin.session.oneMoment': undefined
  'admin.session.otherLink': undefined
  'admin.session.passwordAgain.description': undefined
  'admin.session.passwordAgain.title': undefined
  'admin.session.reset.change': undefined
  'admin.session.reset.changed': undefined
  'admin.session.reset.title': undefined
  'admin.session.reset.words': { readonly username: string | number }
  'admin.session.secondStep.code': undefined
  'admin.session.secondStep.confirm': undefined
  'admin.session.secondStep.confirming': undefined
  'admin.session.secondStep.fromApp': undefined
  'admin.session.secondStep.fromRecovery': undefined
  'admin.session.secondStep.passkeyNotUsed': undefined
  'admin.session.secondStep.startOver': undefined
  'admin.session.secondStep.usePasskey': undefined
  'admin.session.signIn.done': undefined
  'admin.session.signIn.failed': undefined
  'admin.session.signIn.password': undefined
  'admin.session.signIn.signIn': undefined
  'admin.session.signIn.signingIn': undefined
  'admin.session.signIn.welcome': undefined
  'admin.session.signIn.wrong': undefined
  'admin.session.username': undefined
  'admin.settings.allPages': undefined
  'admin.settings.appearance.bookParty': undefined
  'admin.settings.appearance.chosen': undefined
  'admin.settings.appearance.hero': undefined
  'admin.settings.appearance.link': undefined
  'admin.settings.appearance.logo': undefined
  'admin.settings.appearance.logoHint': undefined
  'admin.settings.appearance.pickPrimary': undefined
  'admin.settings.appearance.pickSecondary': undefined
  'admin.settings.appearance.popular': undefined
  'admin.settings.appearance.preview': undefined
  'admin.settings.appearance.primary': undefined
  'admin.settings.appearance.save': undefined
  'admin.settings.appearance.secondary': undefined
  'admin.settings.appearance.siteTitle': undefined
  'admin.settings.appearance.title': undefined
  'admin.settings.bookings.title': undefined
  'admin.settings.calendar.address': undefined
  'admin.settings.calendar.addressHint': undefined
  'admin.settings.calendar.ask': undefined
  'admin.settings.calendar.askHint': undefined
  'admin.settings.calendar.copy': undefined
  'admin.settings.calendar.hint': undefined
  'admin.settings.calendar.loadFailed': undefined
  'admin.settings.calendar.onlyHere': undefined
  'admin.settings.calendar.open': undefined
  'admin.settings.calendar.renew': undefined
  'admin.settings.calendar.renewFailed': { readonly why: string | number }
  'admin.settings.calendar.renewed': undefined
  'admin.settings.calendar.renewing': undefined
  'admin.settings.calendar.title': undefined
  'admin.settings.colors.dark': { readonly white: string | number; readonly dark: string | number }
  'admin.settings.colors.faint': { readonly ratio: string | number }
  'admin.settings.colors.white': { readonly ratio: string | number }
  'admin.settings.contact.edit': undefined
  'admin.settings.contact.failed': undefined
  'admin.settings.contact.labels.address': undefined
  'admin.settings.contact.labels.email': undefined
  'admin.settings.contact.labels.hours': undefined
  'admin.settings.contact.labels.phone': undefined
  'admin.settings.contact.loadFailed': undefined
  'admin.settings.contact.save': undefined
  'admin.settings.contact.saved': undefined
  'admin.settings.contact.title': undefined
  'admin.settings.crewSteps.hint': undefined
  'admin.settings.crewSteps.kinds.collect': undefined
  'admin.settings.crewSteps.kinds.setup': undefined
  'admin.settings.crewSteps.save': undefined
  'admin.settings.crewSteps.title': undefined
  'admin.settings.hints.asksPictureConsent': undefined
  'admin.settings.hints.assistants': undefined
  'admin.settings.hints.confirmPaidBookings': undefined
  'admin.settings.hints.offersTips': undefined
  'admin.settings.hints.readiness': undefined
  'admin.settings.hints.showSampleContent': undefined
  'admin.settings.hints.showsSetupPhotos': undefined
  'admin.settings.loadFailed': undefined
  'admin.settings.pages': undefined
  'admin.settings.sampleContent.title': undefined
  'admin.settings.signIn': undefined
  'admin.settings.social.emptyLeftOut': undefined
  'admin.settings.social.emptyShown': undefined
  'admin.settings.social.save': undefined
  'admin.settings.social.title': undefined
  'admin.settings.social.where': undefined
  'admin.settings.start.capacity': { readonly parties: number; readonly teepees: number }
  'admin.settings.start.delivery': { readonly state: string | number }
  'admin.settings.start.isOn': { readonly isOn: 'true' | (string & {}) }
  'admin.settings.start.links': { readonly count: number; readonly all: string | number }
  'admin.settings.start.ownSteps': { readonly isOwn: 'true' | (string & {}) }
  'admin.settings.start.tax': { readonly state: string | number }
  'admin.settings.start.terms': { readonly version: number }
  'admin.settings.switches.asksPictureConsent': undefined
  'admin.settings.switches.assistants': undefined
  'admin.settings.switches.confirmPaidBookings': undefined
  'admin.settings.switches.offersTips': undefined
  'admin.settings.switches.readiness': undefined
  'admin.settings.switches.showSampleContent': undefined
  'admin.settings.switches.showsSetupPhotos': undefined
  'admin.settings.title': undefined
  'admin.settingsHistory.breaks': undefined
  'admin.settingsHistory.done': undefined
  'admin.settingsHistory.failed': undefined
  'admin.settingsHistory.hint': undefined
  'admin.settingsHistory.loadFailed': undefined
  'admin.settingsHistory.none': undefined
  'admin.settingsHistory.override': undefined
  'admin.settingsHistory.putBack': undefined
  'admin.settingsHistory.putBackOf': { readonly what: string | number }
  'admin.settingsHistory.title': undefined
  'admin.setup.done': undefined
  'admin.setup.hide': undefined
  'admin.setup.open': undefined
  'admin.setup.progress': { readonly done: string | number; readonly all: string | number }
  'admin.setup.show': undefined
  'admin.setup.steps.cards': undefined
  'admin.setup.steps.days': undefined
  'admin.setup.steps.look': undefined
  'admin.setup.steps.mail': undefined
  'admin.setup.steps.open': undefined
  'admin.setup.steps.prices': undefined
  'admin.setup.steps.terms': undefined
  'admin.setup.steps.themes': undefined
  'admin.setup.steps.try': undefined
  'admin.setup.steps.who': undefined
  'admin.setup.title': undefined
  'admin.setup.trial.booked': undefined
  'admin.setup.trial.hint': undefined
  'admin.setup.trial.remove': undefined
  'admin.setup.trial.removeFailed': { readonly why: string | number }
  'admin.setup.trial.removed': undefined
  'admin.setup.trial.removing': { readonly count: number }
  'admin.setup.trial.start': undefined
  'admin.setup.trial.startFailed': { readonly why: string | number }
  'admin.setupPictures.allowed': { readonly day: string }
  'admin.setupPictures.isUsed': undefined
  'admin.setupPictures.notAllowed': undefined
  'admin.setupPictures.picture': { readonly place: string | number }
  'admin.setupPictures.title': undefined
  'admin.setupPictures.use': undefined
  'admin.setupPictures.useFailed': undefined
  'admin.setupPictures.usePicture': { readonly place: string | number }
  'admin.setupPictures.used': undefined
  'admin.shell.admin': undefined
  'admin.shell.allTabs': undefined
  'admin.shell.groups.catalogue': undefined
  'admin.shell.groups.day': undefined
  'admin.shell.groups.money': undefined
  'admin.shell.groups.settings': undefined
  'admin.shell.groups.site': undefined
  'admin.shell.imageManager': undefined
  'admin.shell.logout': undefined
  'admin.shell.more': undefined
  'admin.shell.mostUsed': undefined
  'admin.shell.offline.description': undefined
  'admin.shell.offline.title': undefined
  'admin.shell.skip': undefined
  'admin.siteTexts.areas.about': { readonly action: string | number; readonly name: string | number }
  'admin.siteTexts.areas.add': undefined
  'admin.siteTexts.areas.created': undefined
  'admin.siteTexts.areas.delete': undefined
  'admin.siteTexts.areas.deleteAsk': { readonly name: string | number }
  'admin.siteTexts.areas.deleteFailed': undefined
  'admin.siteTexts.areas.deleted': undefined
  'admin.siteTexts.areas.done': undefined
  'admin.siteTexts.areas.edit': undefined
  'admin.siteTexts.areas.editTitle': undefined
  'admin.siteTexts.areas.fact.fee': undefined
  'admin.siteTexts.areas.fact.parties': undefined
  'admin.siteTexts.areas.fact.pictures': undefined
  'admin.siteTexts.areas.fact.reviews': undefined
  'admin.siteTexts.areas.fact.room': undefined
  'admin.siteTexts.areas.fact.window': undefined
  'admin.siteTexts.areas.hint': undefined
  'admin.siteTexts.areas.isShown': undefined
  'admin.siteTexts.areas.isShownHint': undefined
  'admin.siteTexts.areas.lead': undefined
  'admin.siteTexts.areas.leadHint': undefined
  'admin.siteTexts.areas.listed': { readonly facts: string | number }
  'admin.siteTexts.areas.loadFailed': undefined
  'admin.siteTexts.areas.name': undefined
  'admin.siteTexts.areas.nameHint': undefined
  'admin.siteTexts.areas.nameNeeded': undefined
  'admin.siteTexts.areas.none': undefined
  'admin.siteTexts.areas.nothingKnown': { readonly least: string | number }
  'admin.siteTexts.areas.off': undefined
  'admin.siteTexts.areas.previewTitle': undefined
  'admin.siteTexts.areas.save': undefined
  'admin.siteTexts.areas.saveFailed': undefined
  'admin.siteTexts.areas.shown': undefined
  'admin.siteTexts.areas.text': undefined
  'admin.siteTexts.areas.unlisted': { readonly least: string | number; readonly facts: string | number }
  'admin.siteTexts.areas.updated': undefined
  'admin.siteTexts.areas.words': undefined
  'admin.siteTexts.areas.zipCodes': undefined
  'admin.siteTexts.areas.zipCodesHint': undefined
  'admin.siteTexts.areas.zipCodesNeeded': undefined
  'admin.siteTexts.changed': undefined
  'admin.siteTexts.changedCount': { readonly count: number }
  'admin.siteTexts.contactElsewhere': undefined
  'admin.siteTexts.discard': undefined
  'admin.siteTexts.discardAsk': undefined
  'admin.siteTexts.discardFailed': undefined
  'admin.siteTexts.discardHint': undefined
  'admin.siteTexts.faq.about': { readonly action: string | number; readonly question: string | number }
  'admin.siteTexts.faq.add': undefined
  'admin.siteTexts.faq.answer': undefined
  'admin.siteTexts.faq.done': undefined
  'admin.siteTexts.faq.edit': undefined
  'admin.siteTexts.faq.full': { readonly most: string | number }
  'admin.siteTexts.faq.hidden': undefined
  'admin.siteTexts.faq.hide': undefined
  'admin.siteTexts.faq.hint': undefined
  'admin.siteTexts.faq.label': undefined
  'admin.siteTexts.faq.own': undefined
  'admin.siteTexts.faq.putBack': undefined
  'admin.siteTexts.faq.question': undefined
  'admin.siteTexts.faq.remove': undefined
  'admin.siteTexts.faq.show': undefined
  'admin.siteTexts.faq.unnamed': undefined
  'admin.siteTexts.fields.blurb': undefined
  'admin.siteTexts.fields.description': undefined
  'admin.siteTexts.fields.guests': undefined
  'admin.siteTexts.fields.included': undefined
  'admin.siteTexts.fields.includedTitle': undefined
  'admin.siteTexts.fields.itemText': { readonly number: string | number }
  'admin.siteTexts.fields.itemTitle': { readonly number: string | number }
  'admin.siteTexts.fields.lead': undefined
  'admin.siteTexts.fields.more': undefined
  'admin.siteTexts.fields.newsletter': undefined
  'admin.siteTexts.fields.text': undefined
  'admin.siteTexts.fields.title': undefined
  'admin.siteTexts.followsSettings': undefined
  'admin.siteTexts.hidePreview': undefined
  'admin.siteTexts.hint': undefined
  'admin.siteTexts.languages': undefined
  'admin.siteTexts.linesHint': undefined
  'admin.siteTexts.loadFailed': undefined
  'admin.siteTexts.marks': undefined
  'admin.siteTexts.marksInAnswers': undefined
  'admin.siteTexts.notice.from': undefined
  'admin.siteTexts.notice.hint': undefined
  'admin.siteTexts.notice.none': undefined
  'admin.siteTexts.notice.text': undefined
  'admin.siteTexts.notice.until': undefined
  'admin.siteTexts.part.areas': undefined
  'admin.siteTexts.part.faq': undefined
  'admin.siteTexts.part.notice': undefined
  'admin.siteTexts.part.page': undefined
  'admin.siteTexts.part.versions': undefined
  'admin.siteTexts.parts': undefined
  'admin.siteTexts.preview': undefined
  'admin.siteTexts.previewFailed': undefined
  'admin.siteTexts.previewTitle': undefined
  'admin.siteTexts.publish': undefined
  'admin.siteTexts.publishFailed': undefined
  'admin.siteTexts.published': undefined
  'admin.siteTexts.publishing': undefined
  'admin.siteTexts.putBackOf': { readonly label: string | number }
  'admin.siteTexts.putBackText': undefined
  'admin.siteTexts.saveDraft': undefined
  'admin.siteTexts.saveFailed': undefined
  'admin.siteTexts.sections.about': undefined
  'admin.siteTexts.sections.album': undefined
  'admin.siteTexts.sections.contact': undefined
  'admin.siteTexts.sections.delivery': undefined
  'admin.siteTexts.sections.faq': undefined
  'admin.siteTexts.sections.footer': undefined
  'admin.siteTexts.sections.hero': undefined
  'admin.siteTexts.sections.how': undefined
  'admin.siteTexts.sections.reviews': undefined
  'admin.siteTexts.sections.search': undefined
  'admin.siteTexts.sections.themes': undefined
  'admin.siteTexts.sections.why': undefined
  'admin.siteTexts.showPreview': undefined
  'admin.siteTexts.state.draft': undefined
  'admin.siteTexts.state.published': undefined
  'admin.siteTexts.state.saving': undefined
  'admin.siteTexts.state.unsaved': undefined
  'admin.siteTexts.title': undefined
  'admin.siteTexts.usual': undefined
  'admin.siteTexts.versions.ask': undefined
  'admin.siteTexts.versions.askHint': { readonly when: string | number }
  'admin.siteTexts.versions.changes': { readonly count: number }
  'admin.siteTexts.versions.current': undefined
  'admin.siteTexts.versions.done': undefined
  'admin.siteTexts.versions.hint': undefined
  'admin.siteTexts.versions.none': undefined
  'admin.siteTexts.versions.putBack': undefined
  'admin.siteTexts.versions.putBackOf': { readonly when: string | number }
  'admin.sources.all': undefined
  'admin.sources.amount': undefined
  'admin.sources.answer': undefined
  'admin.sources.bookings': undefined
  'admin.sources.cameFrom': undefined
  'admin.sources.campaign': undefined
  'admin.sources.cost': undefined
  'admin.sources.costs': undefined
  'admin.sources.costsHint': undefined
  'admin.sources.coupon': undefined
  'admin.sources.direct': undefined
  'admin.sources.first': undefined
  'admin.sources.firstHint': undefined
  'admin.sources.firstTouch': undefined
  'admin.sources.funnel': undefined
  'admin.sources.funnelHint': undefined
  'admin.sources.gone': undefined
  'admin.sources.heard': undefined
  'admin.sources.heardFrom': undefined
  'admin.sources.heardHint': undefined
  'admin.sources.lastTouch': undefined
  'admin.sources.left': undefined
  'admin.sources.lost': undefined
  'admin.sources.lostHint': undefined
  'admin.sources.lostOn.full-day': undefined
  'admin.sources.lostOn.outside-area': undefined
  'admin.sources.lostOn.price-changed': undefined
  'admin.sources.month': undefined
  'admin.sources.noAnswers': undefined
  'admin.sources.noVisits': undefined
  'admin.sources.none': undefined
  'admin.sources.noneLost': undefined
  'admin.sources.of': undefined
  'admin.sources.over': undefined
  'admin.sources.perSold': undefined
  'admin.sources.percent': { readonly visits: number; readonly share: string | number }
  'admin.sources.read': undefined
  'admin.sources.remove': undefined
  'admin.sources.removeCost': { readonly source: string | number; readonly month: string | number }
  'admin.sources.removed': { readonly source: string | number }
  'admin.sources.revenue': undefined
  'admin.sources.save': undefined
  'admin.sources.saved': { readonly source: string | number }
  'admin.sources.sentence': undefined
  'admin.sources.share': undefined
  'admin.sources.sold': undefined
  'admin.sources.source': undefined
  'admin.sources.sourceField': undefined
  'admin.sources.sources': undefined
  'admin.sources.sourcesHint': undefined
  'admin.sources.step': undefined
  'admin.sources.stepName': { readonly step: 'visit' | 'wizard' | 'addons' | 'details' | 'payment' | (string & {}) }
  'admin.sources.visits': undefined
  'admin.sources.waiting': undefined
  'admin.system.backup.none': undefined
  'admin.system.backup.size': { readonly megabytes: string | number }
  'admin.system.backup.title': undefined
  'admin.system.checkAgain': undefined
  'admin.system.checked': undefined
  'admin.system.checkedAt': { readonly moment: string | number }
  'admin.system.findings': undefined
  'admin.system.found': undefined
  'admin.system.hint': undefined
  'admin.system.loadFailed': undefined
  'admin.system.signIn': undefined
  'admin.system.state': undefined
  'admin.system.states.fine': undefined
  'admin.system.states.problem': undefined
  'admin.system.states.warning': undefined
  'admin.system.title': undefined
  'admin.team.cash': { readonly name: string | number }
  'admin.team.cashHint': undefined
  'admin.team.crew': { readonly crew: string | number }
  'admin.team.crewOf': { readonly name: string | number }
  'admin.team.dialog.description': undefined
  'admin.team.dialog.email': undefined
  'admin.team.dialog.role': undefined
  'admin.team.dialog.send': undefined
  'admin.team.dialog.sending': undefined
  'admin.team.dialog.sent': { readonly email: string | number }
  'admin.team.invitations.invitedBy': { readonly username: string | number }
  'admin.team.invitations.takeBack': undefined
  'admin.team.invitations.takeBackOf': { readonly email: string | number }
  'admin.team.invitations.takenBack': undefined
  'admin.team.invitations.title': undefined
  'admin.team.invitations.until': { readonly day: string | number }
  'admin.team.invite': undefined
  'admin.team.link.copy': undefined
  'admin.team.link.description': undefined
  'admin.team.link.done': undefined
  'admin.team.link.hint': undefined
  'admin.team.link.label': undefined
  'admin.team.link.title': undefined
  'admin.team.loadFailed': undefined
  'admin.team.noCrew': undefined
  'admin.team.people.clear': undefined
  'admin.team.people.clearOf': { readonly username: string | number }
  'admin.team.people.deactivate': undefined
  'admin.team.people.deactivateOne': { readonly username: string | number }
  'admin.team.people.deactivated': undefined
  'admin.team.people.lastSeen': { readonly when: string | number }
  'admin.team.people.reactivate': undefined
  'admin.team.people.reactivateOne': { readonly username: string | number }
  'admin.team.people.removal': { readonly username: string | number }
  'admin.team.people.remove': { readonly username: string | number }
  'admin.team.people.removeFailed': { readonly why: string | number }
  'admin.team.people.removed': undefined
  'admin.team.people.roleOf': { readonly username: string | number }
  'admin.team.people.secondFactor': undefined
  'admin.team.people.title': undefined
  'admin.team.people.updated': undefined
  'admin.team.people.you': undefined
  'admin.team.roles': undefined
  'admin.team.rolesTitle': undefined
  'admin.team.title': undefined
  'admin.terms.ask': { readonly version: string | number }
  'admin.terms.askHint': undefined
  'admin.terms.begin': undefined
  'admin.terms.beginFailed': undefined
  'admin.terms.beginHint': undefined
  'admin.terms.begun': undefined
  'admin.terms.hint': undefined
  'admin.terms.holdsNow': undefined
  'admin.terms.languages': undefined
  'admin.terms.loadFailed': undefined
  'admin.terms.noTranslation': { readonly language: string }
  'admin.terms.preview': undefined
  'admin.terms.publish': { readonly version: string | number }
  'admin.terms.publishFailed': { readonly why: string | number }
  'admin.terms.published': { readonly version: string | number }
  'admin.terms.publishing': undefined
  'admin.terms.read': undefined
  'admin.terms.readVersion': { readonly version: string | number }
  'admin.terms.sameText': undefined
  'admin.terms.textHint': undefined
  'admin.terms.textOf': { readonly version: string | number }
  'admin.terms.title': undefined
  'admin.terms.translationHint': { readonly language: string }
  'admin.terms.translationOf': { readonly language: string; readonly version: string | number }
  'admin.terms.version': { readonly version: string | number; readonly day: string | number }
  'admin.terms.versionOf': { readonly version: string | number; readonly day: string }
  'admin.terms.versions': undefined
  'admin.testimonials.approve': undefined
  'admin.testimonials.approved': undefined
  'admin.testimonials.booking': undefined
  'admin.testimonials.bookingHint': undefined
  'admin.testimonials.dialogTitle': undefined
  'admin.testimonials.edit': { readonly name: string | number }
  'admin.testimonials.hint': undefined
  'admin.testimonials.loadFailed': undefined
  'admin.testimonials.noSuchBooking': undefined
  'admin.testimonials.noneApproved': undefined
  'admin.testimonials.noneWaiting': undefined
  'admin.testimonials.offTheSite': undefined
  'admin.testimonials.onTheSite': undefined
  'admin.testimonials.photoOf': { readonly name: string | number }
  'admin.testimonials.remove': { readonly name: string | number }
  'admin.testimonials.removeFailed': { readonly why: string | number }
  'admin.testimonials.removed': undefined
  'admin.testimonials.removing': { readonly name: string | number }
  'admin.testimonials.save': undefined
  'admin.testimonials.saveFailed': { readonly why: string | number }
  'admin.testimonials.saved': undefined
  'admin.testimonials.shelves': undefined
  'admin.testimonials.title': undefined
  'admin.testimonials.unapprove': undefined
  'admin.testimonials.waiting': undefined
  'admin.themes.add': undefined
  'admin.themes.dialog.addPackage': undefined
  'admin.themes.dialog.addPacked': undefined
  'admin.themes.dialog.available': undefined
  'admin.themes.dialog.availableHint': undefined
  'admin.themes.dialog.create': undefined
  'admin.themes.dialog.description': undefined
  'admin.themes.dialog.eachFurther': undefined
  'admin.themes.dialog.edit': undefined
  'admin.themes.dialog.failed': { readonly action: 'create' | (string & {}); readonly why: string | number }
  'admin.themes.dialog.featured': undefined
  'admin.themes.dialog.featuredHint': undefined
  'admin.themes.dialog.gallery': undefined
  'admin.themes.dialog.image': undefined
  'admin.themes.dialog.items': undefined
  'admin.themes.dialog.itemsHint': undefined
  'admin.themes.dialog.mostTeepees': undefined
  'admin.themes.dialog.name': undefined
  'admin.themes.dialog.new': undefined
  'admin.themes.dialog.newHint': undefined
  'admin.themes.dialog.packagePrice': undefined
  'admin.themes.dialog.packages': undefined
  'admin.themes.dialog.packagesHint': undefined
  'admin.themes.dialog.packedCount': undefined
  'admin.themes.dialog.packedName': undefined
  'admin.themes.dialog.packedPer': undefined
  'admin.themes.dialog.packedPerUnit': { readonly per: 'teepee' | (string & {}) }
  'admin.themes.dialog.packing': undefined
  'admin.themes.dialog.packingHint': undefined
  'admin.themes.dialog.price': undefined
  'admin.themes.dialog.save': undefined
  'admin.themes.dialog.saved.created': undefined
  'admin.themes.dialog.saved.updated': undefined
  'admin.themes.dialog.stock': undefined
  'admin.themes.dialog.upToTeepees': undefined
  'admin.themes.hint': undefined
  'admin.themes.list': undefined
  'admin.themes.loadFailed': undefined
  'admin.themes.loading': undefined
  'admin.themes.none': undefined
  'admin.themes.perTeepee': undefined
  'admin.themes.problems.incomplete': undefined
  'admin.themes.removeFailed': { readonly why: string | number }
  'admin.themes.removed': undefined
  'admin.themes.removing': { readonly name: string | number }
  'admin.themes.reorderFailed': { readonly why: string | number }
  'admin.themes.reordered': undefined
  'admin.themes.title': undefined
  'admin.themes.unavailable': undefined
  'admin.threads.all': undefined
  'admin.threads.answerBy': undefined
  'admin.threads.byMail': undefined
  'admin.threads.byText': undefined
  'admin.threads.costs.cost': { readonly cost: string | number }
  'admin.threads.costs.price': undefined
  'admin.threads.costs.priceHint': undefined
  'admin.threads.costs.save': undefined
  'admin.threads.costs.saved': undefined
  'admin.threads.costs.sent': { readonly texts: number; readonly segments: number }
  'admin.threads.costs.title': undefined
  'admin.threads.counter': { readonly length: number; readonly count: number }
  'admin.threads.empty': undefined
  'admin.threads.family': undefined
  'admin.threads.file': undefined
  'admin.threads.fileHint': undefined
  'admin.threads.fileSearch': undefined
  'admin.threads.fileWith': { readonly name: string | number; readonly email: string | number }
  'admin.threads.filed': { readonly name: string | number }
  'admin.threads.fromUs': { readonly words: string | number }
  'admin.threads.goesTo': { readonly by: 'text' | (string & {}); readonly to: string | number }
  'admin.threads.gone': undefined
  'admin.threads.inOutbox': undefined
  'admin.threads.loadFailed': undefined
  'admin.threads.mailSent': undefined
  'admin.threads.many': undefined
  'admin.threads.noConsent': undefined
  'admin.threads.none': undefined
  'admin.threads.notSending': undefined
  'admin.threads.one': undefined
  'admin.threads.otherLetters': undefined
  'admin.threads.ours': undefined
  'admin.threads.pages': undefined
  'admin.threads.said': undefined
  'admin.threads.sendText': undefined
  'admin.threads.sending': undefined
  'admin.threads.status': { readonly status: 'waiting' | 'queued' | 'sending' | 'sent' | 'delivered' | 'failed' | 'kept' | 'dropped' | (string & {}) }
  'admin.threads.stopped': undefined
  'admin.threads.stoppedHint': undefined
  'admin.threads.textSent': undefined
  'admin.threads.theirs': undefined
  'admin.threads.threadFailed': undefined
  'admin.threads.title': undefined
  'admin.threads.unknown': undefined
  'admin.threads.unread': { readonly count: number }
  'admin.threads.waits': undefined
  'admin.threads.wantsTexts': undefined
  'admin.timeline.back': { readonly crew: string | number; readonly after: string; readonly before: string }
  'admin.timeline.crew': undefined
  'admin.timeline.day': undefined
  'admin.timeline.free': { readonly crew: string | number }
  'admin.timeline.help': undefined
  'admin.timeline.keep': undefined
  'admin.timeline.loading': undefined
  'admin.timeline.move': undefined
  'admin.timeline.moveAnyway': undefined
  'admin.timeline.moveParty': undefined
  'admin.timeline.moved': { readonly name: string | number }
  'admin.timeline.moving': undefined
  'admin.timeline.noMail': undefined
  'admin.timeline.notBefore': undefined
  'admin.timeline.nothing': undefined
  'admin.timeline.otherCrew': { readonly to: string | number; readonly from: string | number; readonly after: string; readonly before: string }
  'admin.timeline.otherDay': { readonly kind: 'setup' | (string & {}) }
  'admin.timeline.out': { readonly crew: string | number; readonly back: string }
  'admin.timeline.overCrew': { readonly crew: string | number; readonly day: string | number }
  'admin.timeline.overDay': { readonly day: string | number }
  'admin.timeline.place': undefined
  'admin.timeline.placeOf': { readonly place: string | number; readonly count: string | number }
  'admin.timeline.promised': { readonly window: string | number }
  'admin.timeline.sameCrew': { readonly after: string; readonly before: string }
  'admin.timeline.sameTime': { readonly to: string | number; readonly from: string | number; readonly at: string }
  'admin.timeline.stop': { readonly label: string | number; readonly times: string | number; readonly problems: string | number }
  'admin.timeline.title': { readonly job: string | number }
  'admin.timeline.view.list': undefined
  'admin.timeline.view.timeline': undefined
  'admin.timeline.views': undefined
  'admin.timeline.waits': { readonly at: string }
  'admin.tips.inAll': undefined
  'admin.tips.ofBooking': undefined
  'admin.today.about': { readonly action: string | number; readonly sentence: string | number }
  'admin.today.approve': undefined
  'admin.today.approveFailed': undefined
  'admin.today.approved': undefined
  'admin.today.call': { readonly name: string | number }
  'admin.today.claim': undefined
  'admin.today.confirm': undefined
  'admin.today.crew': { readonly crew: string | number }
  'admin.today.failed': undefined
  'admin.today.kinds.collect': undefined
  'admin.today.kinds.setup': undefined
  'admin.today.linkFailed': undefined
  'admin.today.linkIsSent': undefined
  'admin.today.linkSent': undefined
  'admin.today.moneyDue': undefined
  'admin.today.moneySum': { readonly count: string | number; readonly owed: string | number }
  'admin.today.more': { readonly count: string | number }
  'admin.today.moreOwe': { readonly count: number }
  'admin.today.navigate': { readonly name: string | number }
  'admin.today.noStops': undefined
  'admin.today.noStopsTomorrow': undefined
  'admin.today.nothing': undefined
  'admin.today.owed': { readonly amount: string | number }
  'admin.today.party': { readonly time: string | number }
  'admin.today.sendAgain': undefined
  'admin.today.sendFailed': undefined
  'admin.today.sendLink': undefined
  'admin.today.sentAgain': undefined
  'admin.today.settle': undefined
  'admin.today.settleFailed': undefined
  'admin.today.settled': undefined
  'admin.today.showAll': { readonly count: string | number }
  'admin.today.stopCount': { readonly count: number }
  'admin.today.stops': undefined
  'admin.today.tomorrow': undefined
  'admin.today.waiting': undefined
  'admin.today.waitingKinds.balance_due': undefined
  'admin.today.waitingKinds.balance_late': undefined
  'admin.today.waitingKinds.card_declined': undefined
  'admin.today.waitingKinds.conflict': undefined
  'admin.today.waitingKinds.damage_claim': undefined
  'admin.today.waitingKinds.damage_unpaid': undefined
  'admin.today.waitingKinds.mail_failed': undefined
  'admin.today.waitingKinds.refund_failed': undefined
  'admin.today.waitingKinds.review': undefined
  'admin.today.waitingKinds.room_not_ready': undefined
  'admin.today.waitingKinds.stop_problem': undefined
  'admin.today.waitingKinds.to_confirm': undefined
  'admin.today.waitingKinds.unanswered': undefined
  'admin.translations.about.closedDay': { readonly day: string }
  'admin.translations.about.hours': undefined
  'admin.translations.about.item': undefined
  'admin.translations.about.terms': { readonly version: string | number }
  'admin.translations.about.testimonial': { readonly name: string | number }
  'admin.translations.about.title': undefined
  'admin.translations.changed': undefined
  'admin.translations.fields.comment': undefined
  'admin.translations.fields.description': undefined
  'admin.translations.fields.hours': undefined
  'admin.translations.fields.item': undefined
  'admin.translations.fields.name': undefined
  'admin.translations.fields.reason': undefined
  'admin.translations.fields.text': undefined
  'admin.translations.fields.title': undefined
  'admin.translations.filters.all': undefined
  'admin.translations.filters.changed': undefined
  'admin.translations.filters.missing': undefined
  'admin.translations.hint': { readonly missing: number; readonly language: string }
  'admin.translations.labelOf': { readonly about: string | number; readonly field: string | number; readonly language: string }
  'admin.translations.languages': undefined
  'admin.translations.loadFailed': undefined
  'admin.translations.many': undefined
  'admin.translations.missing': undefined
  'admin.translations.none': undefined
  'admin.translations.one': undefined
  'admin.translations.save': undefined
  'admin.translations.saveFailed': undefined
  'admin.translations.saved': { readonly language: string }
  'admin.translations.saving': undefined
  'admin.translations.title': undefined
  'admin.translations.titleOf': { readonly about: string | number; readonly field: string | number }
  'admin.undo.approved': undefined
  'admin.undo.confirmed': undefined
  'admin.undo.done': undefined
  'admin.undo.failed': undefined
  'admin.undo.mailHadLeft': undefined
  'admin.undo.offTheSite': undefined
  'admin.undo.removed': undefined
  'admin.undo.sentAgain': undefined
  'admin.undo.settled': undefined
  'admin.undo.undo': undefined
  'admin.undo.undoFor': { readonly about: string | number }
  'admin.views.all': undefined
  'admin.views.kept': undefined
  'admin.views.label': undefined
  'admin.views.name': undefined
  'admin.views.remove': { readonly name: string | number }
  'admin.views.removed': { readonly name: string | number }
  'admin.views.save': undefined
  'admin.views.saveThis': undefined
  'admin.views.toConfirm': undefined
  'admin.views.unpaid': undefined
  'admin.views.weekend': undefined
  'admin.waitingList.changesBooking': { readonly booking: string | number }
  'admin.work.board.asking': undefined
  'admin.work.board.days': { readonly from: string; readonly to: string }
  'admin.work.board.loadFailed': undefined
  'admin.work.board.needed': { readonly isOver: boolean; readonly needed: string | number; readonly there: string | number }
  'admin.work.board.next': undefined
  'admin.work.board.nobody': undefined
  'admin.work.board.previous': undefined
  'admin.work.board.suggest': undefined
  'admin.work.board.timeNeeded': undefined
  'admin.work.board.week': undefined
  'admin.work.board.who': { readonly count: number; readonly hours: string | number }
  'admin.work.exceptions.add': undefined
  'admin.work.exceptions.because': { readonly hours: string | number; readonly reason: string | number }
  'admin.work.exceptions.changed': undefined
  'admin.work.exceptions.crews': undefined
  'admin.work.exceptions.crewsHint': undefined
  'admin.work.exceptions.day': undefined
  'admin.work.exceptions.from': undefined
  'admin.work.exceptions.hint': undefined
  'admin.work.exceptions.nobodyWorks': undefined
  'admin.work.exceptions.reason': undefined
  'admin.work.exceptions.remove': { readonly day: string }
  'admin.work.exceptions.saving': undefined
  'admin.work.exceptions.title': undefined
  'admin.work.exceptions.to': undefined
  'admin.work.exceptions.works': { readonly count: number; readonly hours: string | number }
  'admin.work.hint': undefined
  'admin.work.hours.crews': undefined
  'admin.work.hours.drive': undefined
  'admin.work.hours.enabled': undefined
  'admin.work.hours.enabledHint': undefined
  'admin.work.hours.from': { readonly weekday: string | number }
  'admin.work.hours.hint': undefined
  'admin.work.hours.minutes.collectBase': undefined
  'admin.work.hours.minutes.collectPerAddon': undefined
  'admin.work.hours.minutes.collectPerTeepee': undefined
  'admin.work.hours.minutes.setupBase': undefined
  'admin.work.hours.minutes.setupPerAddon': undefined
  'admin.work.hours.minutes.setupPerTeepee': undefined
  'admin.work.hours.save': undefined
  'admin.work.hours.speed': undefined
  'admin.work.hours.title': undefined
  'admin.work.hours.to': { readonly weekday: string | number }
  'admin.work.hours.week': undefined
  'admin.work.hours.weekdays.friday': undefined
  'admin.work.hours.weekdays.monday': undefined
  'admin.work.hours.weekdays.saturday': undefined
  'admin.work.hours.weekdays.sunday': undefined
  'admin.work.hours.weekdays.thursday': undefined
  'admin.work.hours.weekdays.tuesday': undefined
  'admin.work.hours.weekdays.wednesday': undefined
  'admin.work.loadFailed': undefined
  'admin.work.title': undefined
  'adminPlaceholder.needsScripts': undefined
  'adminPlaceholder.title': undefined
  'aiPhotos.noAddress': undefined
  'aiPhotos.noPicture': undefined
  'aiPhotos.notAPicture': undefined
  'aiPhotos.notConfigured': undefined
  'aiPhotos.notFetched': undefined
  'aiPhotos.serviceSays': { readonly text: string | number }
  'aiPhotos.serviceStatus': { readonly status: string | number }
  'aiPhotos.tooLarge': undefined
  'aiPhotos.underway': undefined
  'aiPhotos.unreachable': undefined
  'aiPhotosButton.ask': { readonly total: number }
  'aiPhotosButton.askHint': undefined
  'aiPhotosButton.done': undefined
  'aiPhotosButton.failed': undefined
  'aiPhotosButton.failedHint': undefined
  'aiPhotosButton.generate': undefined
  'aiPhotosButton.make': undefined
  'aiPhotosButton.progress': { readonly photo: string | number; readonly total: string | number }
  'api.changedMeanwhile': { readonly what: 'accounts' | 'prices' | 'settings' | 'area' | 'addon' | 'booking' | 'coupon' | 'customer' | 'question' | 'resource' | 'site' | 'testimonial' | 'theme' | 'work' }
  'api.databaseReadOnly': undefined
  'api.databaseSilent': undefined
  'api.jsonNeeded': undefined
  'api.keyTooLong': { readonly length: string | number }
  'api.notJson': undefined
  'api.notValid': undefined
  'api.nothingHere': undefined
  'api.repeatedOtherwise': undefined
  'api.signIn': undefined
  'api.stillRunning': undefined
  'api.tooLarge': { readonly size: string | number }
  'api.unstorable': undefined
  'apology.heading': undefined
  'apology.number': { readonly number: string | number }
  'apology.sentence': undefined
  'apology.title': undefined
  'areas.gone': undefined
  'areas.nameTaken': undefined
  'areas.noAddress': undefined
  'areas.tooManyZipCodes': { readonly most: string | number }
  'assistants.changed': undefined
  'assistants.dayAlone': undefined
  'assistants.keyDoesNotWork': undefined
  'assistants.moved': { readonly day: string }
  'assistants.noBatches': undefined
  'assistants.payFirst': undefined
  'audit.cardCharge': { readonly amount: number; readonly card: string | number }
  'audit.cardChargeOn': { readonly amount: number; readonly day: string; readonly card: string | number }
  'audit.cardDeclined': { readonly amount: number; readonly card: string | number; readonly code: string | number; readonly verdict: 'soft' | 'authentication' | (string & {}) }
  'audit.facts.area.outside': undefined
  'audit.facts.area.unknown': undefined
  'audit.facts.asWeekday': { readonly day: string | number }
  'audit.facts.breaksBookedDays': { readonly change: string | number }
  'audit.facts.byPhone': undefined
  'audit.facts.calendarAddress': undefined
  'audit.facts.cancellation': { readonly back: number; readonly policy: number; readonly reason: string | number }
  'audit.facts.crewsOnDay': { readonly count: number; readonly from: string | number; readonly to: string | number }
  'audit.facts.deletedPaid': { readonly booking: string | number; readonly paid: number; readonly back: number; readonly reason: string | number }
  'audit.facts.erased': undefined
  'audit.facts.invitedBy': { readonly role: string | number; readonly name: string | number }
  'audit.facts.mergedCustomer': { readonly number: string | number }
  'audit.facts.noAddons': undefined
  'audit.facts.noResourceDays': { readonly delta: string | number; readonly from: string | number; readonly to: string | number }
  'audit.facts.nobodyOnDay': undefined
  'audit.facts.overruled': { readonly refusal: string | number }
  'audit.facts.paymentLink': { readonly amount: number; readonly to: string | number }
  'audit.facts.paymentLinkKept': { readonly amount: number; readonly to: string | number; readonly until: string }
  'audit.facts.photos': { readonly made: string | number; readonly wanted: string | number }
  'audit.facts.priceByHand': { readonly reason: string | number }
  'audit.facts.release.lapsed': undefined
  'audit.facts.release.provider-down': undefined
  'audit.facts.removedTrial': { readonly count: number }
  'audit.facts.requirements': { readonly count: number }
  'audit.facts.resourceDays': { readonly delta: string | number; readonly from: string | number; readonly to: string | number }
  'audit.facts.taxExempt': { readonly exemption: string | number }
  'audit.facts.terms': { readonly version: string | number; readonly sha256: string | number }
  'audit.facts.translation': { readonly language: string; readonly about: string | number; readonly field: string | number }
  'audit.facts.webhookGone': { readonly address: string | number; readonly status: string | number }
  'audit.facts.withPaymentLink': undefined
  'audit.fields.active': undefined
  'audit.fields.addon': undefined
  'audit.fields.addonIds': undefined
  'audit.fields.addons': undefined
  'audit.fields.answers': undefined
  'audit.fields.approved': undefined
  'audit.fields.askedBy': undefined
  'audit.fields.asksPictureConsent': undefined
  'audit.fields.assistants': undefined
  'audit.fields.autopay': undefined
  'audit.fields.available': undefined
  'audit.fields.beyond': undefined
  'audit.fields.bookingDate': undefined
  'audit.fields.bookingId': undefined
  'audit.fields.bookingStatus': undefined
  'audit.fields.card': undefined
  'audit.fields.cash': undefined
  'audit.fields.changes': undefined
  'audit.fields.cheque': undefined
  'audit.fields.city': undefined
  'audit.fields.code': undefined
  'audit.fields.collect': undefined
  'audit.fields.collectOnClosedDays': undefined
  'audit.fields.comment': undefined
  'audit.fields.confirmPaidBookings': undefined
  'audit.fields.confirmsNewsletter': undefined
  'audit.fields.contactInfo': undefined
  'audit.fields.couponCode': undefined
  'audit.fields.crew': undefined
  'audit.fields.crewSteps': undefined
  'audit.fields.crews': undefined
  'audit.fields.customerEmail': undefined
  'audit.fields.customerImage': undefined
  'audit.fields.customerName': undefined
  'audit.fields.customerPhone': undefined
  'audit.fields.damage': undefined
  'audit.fields.damageWaiver': undefined
  'audit.fields.damages': undefined
  'audit.fields.daysAfter': undefined
  'audit.fields.daysBefore': undefined
  'audit.fields.delayHours': undefined
  'audit.fields.delivery': undefined
  'audit.fields.deliveryAccount': undefined
  'audit.fields.depositAmount': undefined
  'audit.fields.description': undefined
  'audit.fields.discountAmount': undefined
  'audit.fields.discountType': undefined
  'audit.fields.discountValue': undefined
  'audit.fields.displayOrder': undefined
  'audit.fields.driveMinutes': undefined
  'audit.fields.eachFurther': undefined
  'audit.fields.email': undefined
  'audit.fields.enabled': undefined
  'audit.fields.events': undefined
  'audit.fields.featured': undefined
  'audit.fields.finalAmount': undefined
  'audit.fields.fullName': undefined
  'audit.fields.galleryImages': undefined
  'audit.fields.googleReviewUrl': undefined
  'audit.fields.guestCount': undefined
  'audit.fields.heroImage': undefined
  'audit.fields.hold': undefined
  'audit.fields.image': undefined
  'audit.fields.includedItems': undefined
  'audit.fields.invoiceDetails': undefined
  'audit.fields.isActive': undefined
  'audit.fields.isAdmin': undefined
  'audit.fields.isDeposit': undefined
  'audit.fields.isSent': undefined
  'audit.fields.isShown': undefined
  'audit.fields.kind': undefined
  'audit.fields.label': undefined
  'audit.fields.labelEs': undefined
  'audit.fields.language': undefined
  'audit.fields.mainImage': undefined
  'audit.fields.maxPartiesPerDay': undefined
  'audit.fields.maxUses': undefined
  'audit.fields.milesPerHour': undefined
  'audit.fields.minimumAmount': undefined
  'audit.fields.minimumNoticeDays': undefined
  'audit.fields.minimums': undefined
  'audit.fields.mostTeepees': undefined
  'audit.fields.name': undefined
  'audit.fields.nights': undefined
  'audit.fields.noticeEmail': undefined
  'audit.fields.numberOfNights': undefined
  'audit.fields.numberOfTeepees': undefined
  'audit.fields.offersTips': undefined
  'audit.fields.options': undefined
  'audit.fields.packages': undefined
  'audit.fields.packingList': undefined
  'audit.fields.partyAddress': undefined
  'audit.fields.partyStartTime': undefined
  'audit.fields.per': undefined
  'audit.fields.policy': undefined
  'audit.fields.price': undefined
  'audit.fields.pricePerTeepee': undefined
  'audit.fields.priceUnit': undefined
  'audit.fields.primaryColor': undefined
  'audit.fields.quantity': undefined
  'audit.fields.rating': undefined
  'audit.fields.readiness': undefined
  'audit.fields.required': undefined
  'audit.fields.role': undefined
  'audit.fields.rules': undefined
  'audit.fields.secondaryColor': undefined
  'audit.fields.setup': undefined
  'audit.fields.showSampleContent': undefined
  'audit.fields.shownTo': undefined
  'audit.fields.showsSetupPhotos': undefined
  'audit.fields.siteLogo': undefined
  'audit.fields.siteTitle': undefined
  'audit.fields.slug': undefined
  'audit.fields.socialLinks': undefined
  'audit.fields.state': undefined
  'audit.fields.stock': undefined
  'audit.fields.takesCash': undefined
  'audit.fields.tax': undefined
  'audit.fields.taxAccount': undefined
  'audit.fields.taxExemption': undefined
  'audit.fields.teamNotes': undefined
  'audit.fields.teepeeSpace': undefined
  'audit.fields.teepeeStock': undefined
  'audit.fields.theme': undefined
  'audit.fields.themeId': undefined
  'audit.fields.themeIds': undefined
  'audit.fields.tip': undefined
  'audit.fields.totalAmount': undefined
  'audit.fields.turnaroundDays': undefined
  'audit.fields.validFrom': undefined
  'audit.fields.validUntil': undefined
  'audit.fields.waiver': undefined
  'audit.fields.ways': undefined
  'audit.fields.windows': undefined
  'audit.fields.zelle': undefined
  'audit.fields.zipCode': undefined
  'audit.fields.zipCodes': undefined
  'audit.languageName': { readonly language: string }
  'audit.nested.autopay.enabled': undefined
  'audit.nested.autopay.hour': undefined
  'audit.nested.autopay.noticeDays': undefined
  'audit.nested.contactInfo.address': undefined
  'audit.nested.contactInfo.email': undefined
  'audit.nested.contactInfo.hours': undefined
  'audit.nested.contactInfo.phone': undefined
  'audit.nested.damage.maximumCents': undefined
  'audit.nested.delivery.baseFeeCents': undefined
  'audit.nested.delivery.depotZip': undefined
  'audit.nested.delivery.enabled': undefined
  'audit.nested.delivery.freeMiles': undefined
  'audit.nested.delivery.perMileCents': undefined
  'audit.nested.delivery.roadFactor': undefined
  'audit.nested.delivery.serviceMiles': undefined
  'audit.nested.depositFrom': { readonly teepees: number }
  'audit.nested.fromMiles': { readonly miles: number }
  'audit.nested.fullPayment': undefined
  'audit.nested.hold.amountCents': undefined
  'audit.nested.invoiceDetails.address': undefined
  'audit.nested.invoiceDetails.companyName': undefined
  'audit.nested.invoiceDetails.prefix': undefined
  'audit.nested.invoiceDetails.taxNumber': undefined
  'audit.nested.minutes.base': undefined
  'audit.nested.minutes.perAddon': undefined
  'audit.nested.minutes.perTeepee': undefined
  'audit.nested.nights.most': undefined
  'audit.nested.nights.perTeepeeCents': undefined
  'audit.nested.no': undefined
  'audit.nested.nothing': undefined
  'audit.nested.packedPer': { readonly per: 'teepee' | (string & {}); readonly count: string | number }
  'audit.nested.policy.daysBefore': undefined
  'audit.nested.policy.depositPercent': undefined
  'audit.nested.policy.times': undefined
  'audit.nested.rateFrom': { readonly day: string }
  'audit.nested.refund': { readonly days: number }
  'audit.nested.socialLinks.facebook': undefined
  'audit.nested.socialLinks.instagram': undefined
  'audit.nested.socialLinks.pinterest': undefined
  'audit.nested.tax.addonsTaxable': undefined
  'audit.nested.tax.couponReducesTax': undefined
  'audit.nested.tax.deliveryTaxable': undefined
  'audit.nested.tax.enabled': undefined
  'audit.nested.tax.ratesCheckedOn': undefined
  'audit.nested.tax.statePercent': undefined
  'audit.nested.tax.themeTaxable': undefined
  'audit.nested.teepeeSpace.lengthFeet': undefined
  'audit.nested.teepeeSpace.walkwayFeet': undefined
  'audit.nested.teepeeSpace.widthFeet': undefined
  'audit.nested.upToTeepees': { readonly teepees: number }
  'audit.nested.waiver.coversCents': undefined
  'audit.nested.waiver.enabled': undefined
  'audit.nested.waiver.percent': undefined
  'audit.nested.ways.bankAccount': undefined
  'audit.nested.ways.cashApp': undefined
  'audit.nested.ways.klarna': undefined
  'audit.nested.within': { readonly miles: string | number }
  'audit.nested.yes': undefined
  'audit.nested.zip': { readonly code: string | number }
  'audit.sourceCost': { readonly source: string | number; readonly month: string | number; readonly amount: number; readonly before: number }
  'audit.values.bookingStatus.cancelled': undefined
  'audit.values.bookingStatus.completed': undefined
  'audit.values.bookingStatus.confirmed': undefined
  'audit.values.bookingStatus.pending': undefined
  'audit.values.discountType.fixed': undefined
  'audit.values.discountType.percentage': undefined
  'audit.values.kind.crew': undefined
  'audit.values.kind.frame': undefined
  'audit.values.kind.kit': undefined
  'audit.values.kind.part': undefined
  'audit.values.priceUnit.child': undefined
  'audit.values.priceUnit.party': undefined
  'audit.values.priceUnit.teepee': undefined
  'audit.values.role.crew': undefined
  'audit.values.role.office': undefined
  'audit.values.role.owner': undefined
  'autopay.changed': undefined
  'autopay.consent': { readonly balance: number; readonly day: string }
  'autopay.consentHint': { readonly days: number }
  'autopay.noCard': undefined
  'autopay.none': undefined
  'autopay.notOffered': undefined
  'autopay.owed': { readonly owed: number }
  'booking.addons.add': undefined
  'booking.addons.addNamed': { readonly name: string | number }
  'booking.addons.aiEnhanced': undefined
  'booking.addons.chooseParty': undefined
  'booking.addons.failed': undefined
  'booking.addons.forAll': { readonly count: string | number }
  'booking.addons.forAllNamed': { readonly count: string | number; readonly name: string | number }
  'booking.addons.freeAgain': { readonly day: string }
  'booking.addons.lead': undefined
  'booking.addons.nextIs': undefined
  'booking.addons.none': undefined
  'booking.addons.onlyLeft': { readonly left: number; readonly day: string }
  'booking.addons.problem': { readonly name: string | number; readonly limit: string | number }
  'booking.addons.taken': { readonly day: string }
  'booking.addons.takenByOthers': { readonly day: string }
  'booking.common.back': undefined
  'booking.common.cancel': undefined
  'booking.common.checkConnection': undefined
  'booking.common.cookies': undefined
  'booking.common.help': { readonly phone: string | number }
  'booking.common.isIncomplete': undefined
  'booking.common.legal': undefined
  'booking.common.needsScripts': undefined
  'booking.common.next': undefined
  'booking.common.privacy': undefined
  'booking.common.questions': undefined
  'booking.common.retrying': undefined
  'booking.common.returnHome': undefined
  'booking.common.sending': undefined
  'booking.common.skip': undefined
  'booking.common.terms': undefined
  'booking.common.tooOld': undefined
  'booking.common.tryAgain': undefined
  'booking.common.unreachable': undefined
  'booking.confirmation.amountPaid': undefined
  'booking.confirmation.bookingId': undefined
  'booking.confirmation.date': undefined
  'booking.confirmation.deposit': undefined
  'booking.confirmation.details': undefined
  'booking.confirmation.finalizing': undefined
  'booking.confirmation.full': undefined
  'booking.confirmation.inMail': undefined
  'booking.confirmation.notAvailable': undefined
  'booking.confirmation.ownPage': undefined
  'booking.confirmation.ownPageFailed': undefined
  'booking.confirmation.teepees': undefined
  'booking.confirmation.thanks': undefined
  'booking.confirmation.thanksAt': { readonly email: string | number }
  'booking.confirmation.theme': undefined
  'booking.confirmation.title': undefined
  'booking.continue.anew': undefined
  'booking.continue.held': undefined
  'booking.continue.party': { readonly day: string }
  'booking.continue.theme': { readonly theme: string | number; readonly day: string }
  'booking.continue.yes': undefined
  'booking.day.date': undefined
  'booking.day.dateHint': undefined
  'booking.day.priceBecause': { readonly amount: string | number; readonly reasons: string | number }
  'booking.day.unknownDays': undefined
  'booking.details.address': undefined
  'booking.details.addressHint': undefined
  'booking.details.city': undefined
  'booking.details.email': undefined
  'booking.details.firstName': undefined
  'booking.details.guestCount': undefined
  'booking.details.lastName': undefined
  'booking.details.lead': undefined
  'booking.details.party': undefined
  'booking.details.phone': undefined
  'booking.details.phoneTrouble.extension': undefined
  'booking.details.phoneTrouble.foreign': undefined
  'booking.details.startsAt': undefined
  'booking.details.state': undefined
  'booking.details.weCome': { readonly from: string; readonly to: string }
  'booking.details.you': undefined
  'booking.details.zipCode': undefined
  'booking.link.own.failed': undefined
  'booking.link.own.loading': undefined
  'booking.link.own.title': undefined
  'booking.link.own.wrongLink': undefined
  'booking.link.place.failed': undefined
  'booking.link.place.loading': undefined
  'booking.link.place.title': undefined
  'booking.link.place.wrongLink': undefined
  'booking.party.about': { readonly name: string | number }
  'booking.party.children': undefined
  'booking.party.dateFirst': undefined
  'booking.party.dayIsNow': { readonly day: string }
  'booking.party.email': undefined
  'booking.party.enterName': undefined
  'booking.party.fit': undefined
  'booking.party.freeThemes': undefined
  'booking.party.from': { readonly amount: string | number }
  'booking.party.howManyChildren': undefined
  'booking.party.insteadOf': { readonly day: string }
  'booking.party.join': undefined
  'booking.party.joined': { readonly day: string; readonly email: string | number }
  'booking.party.joining': undefined
  'booking.party.lead': undefined
  'booking.party.mayWrite': undefined
  'booking.party.mayWriteHint': undefined
  'booking.party.mustWrite': undefined
  'booking.party.nearest': undefined
  'booking.party.notThatMany': undefined
  'booking.party.nowHas': { readonly teepees: number }
  'booking.party.otherDay': undefined
  'booking.party.otherThemes': undefined
  'booking.party.perTeepee': undefined
  'booking.party.priceFor': { readonly cents: number; readonly teepees: number }
  'booking.party.proposal': { readonly teepees: number; readonly cents: number }
  'booking.party.proposalFrom': { readonly teepees: number; readonly cents: number }
  'booking.party.proposed': { readonly children: number }
  'booking.party.take': { readonly day: string }
  'booking.party.takeTeepees': { readonly teepees: number }
  'booking.party.takeTheme': { readonly name: string | number; readonly day: string }
  'booking.party.teepees': undefined
  'booking.party.teepeesHint': undefined
  'booking.party.theme': undefined
  'booking.party.themeFirst': undefined
  'booking.party.themeIsNow': { readonly name: string | number; readonly day: string }
  'booking.party.waitFor': { readonly day: string }
  'booking.party.waitTool': { readonly day: string }
  'booking.party.waitWords': { readonly teepees: number; readonly hours: string | number }
  'booking.party.youHave': { readonly teepees: string | number }
  'booking.party.yourName': undefined
  'booking.party.yourPhone': undefined
  'booking.party.zip': undefined
  'booking.payment.agree': { readonly link: string | number }
  'booking.payment.agreeTo': { readonly version: string | number; readonly date: string }
  'booking.payment.agreeToPrice': { readonly cents: number }
  'booking.payment.apply': undefined
  'booking.payment.balanceDue': { readonly balance: string | number; readonly day: string }
  'booking.payment.bank': undefined
  'booking.payment.bankTitle': undefined
  'booking.payment.bookAnother': undefined
  'booking.payment.booked': { readonly theme: string | number; readonly day: string; readonly reference: string | number }
  'booking.payment.bookedTitle': undefined
  'booking.payment.bookingFailed': undefined
  'booking.payment.callAboutBooking': { readonly phone: string | number }
  'booking.payment.canada': undefined
  'booking.payment.card': undefined
  'booking.payment.cardMissing': undefined
  'booking.payment.cards': undefined
  'booking.payment.changeParty': undefined
  'booking.payment.changedTitle': undefined
  'booking.payment.checking': undefined
  'booking.payment.complete': undefined
  'booking.payment.country': undefined
  'booking.payment.coupon': undefined
  'booking.payment.couponApplied': undefined
  'booking.payment.couponCheck': undefined
  'booking.payment.couponInvalid': undefined
  'booking.payment.cvc': undefined
  'booking.payment.cvcIncomplete': undefined
  'booking.payment.deposit': { readonly percent: string | number }
  'booking.payment.depositBySize': undefined
  'booking.payment.dueInFull': undefined
  'booking.payment.error': { readonly why: string | number }
  'booking.payment.expiry': undefined
  'booking.payment.expiryExample': undefined
  'booking.payment.expiryIncomplete': undefined
  'booking.payment.fail': undefined
  'booking.payment.failed': undefined
  'booking.payment.full': undefined
  'booking.payment.fullWords': undefined
  'booking.payment.goBack': undefined
  'booking.payment.guests': undefined
  'booking.payment.howMuch': undefined
  'booking.payment.ifCancel': undefined
  'booking.payment.ifCancelOn': { readonly day: string; readonly cents: number }
  'booking.payment.intentFailed': undefined
  'booking.payment.keeper': undefined
  'booking.payment.keeperOnceLive': undefined
  'booking.payment.lead': undefined
  'booking.payment.lost': undefined
  'booking.payment.mustAgree': undefined
  'booking.payment.neverTwice': undefined
  'booking.payment.noServer': undefined
  'booking.payment.notCharged': { readonly phone: string | number }
  'booking.payment.notReady': undefined
  'booking.payment.notRefunded': undefined
  'booking.payment.notSucceeded': undefined
  'booking.payment.number': undefined
  'booking.payment.numberIncomplete': undefined
  'booking.payment.orByCard': undefined
  'booking.payment.orderSummary': undefined
  'booking.payment.pay': { readonly cents: number }
  'booking.payment.paying': undefined
  'booking.payment.readTerms': undefined
  'booking.payment.ready': undefined
  'booking.payment.readyInTest': undefined
  'booking.payment.refresh': undefined
  'booking.payment.refundAll': { readonly day: string }
  'booking.payment.refundAllUntil': { readonly day: string }
  'booking.payment.refundShare': { readonly day: string; readonly percent: number }
  'booking.payment.refundUntil': { readonly day: string; readonly percent: number }
  'booking.payment.remove': undefined
  'booking.payment.seeBooking': undefined
  'booking.payment.setup': undefined
  'booking.payment.setupFailed': undefined
  'booking.payment.setupTitle': undefined
  'booking.payment.systemError': { readonly why: string | number }
  'booking.payment.termsVersion': { readonly version: string | number; readonly date: string }
  'booking.payment.testCard': undefined
  'booking.payment.testMode': undefined
  'booking.payment.testWallet': undefined
  'booking.payment.today': undefined
  'booking.payment.unavailable': undefined
  'booking.payment.us': undefined
  'booking.payment.waiver': { readonly percent: number; readonly covers: number }
  'booking.payment.walletApprove': { readonly cents: number }
  'booking.payment.walletCancel': undefined
  'booking.payment.walletSheet': undefined
  'booking.payment.when': undefined
  'booking.payment.where': undefined
  'booking.payment.zip': undefined
  'booking.payment.zipIncomplete': undefined
  'booking.success.addons': undefined
  'booking.success.address': undefined
  'booking.success.after': undefined
  'booking.success.amountDue': undefined
  'booking.success.amountPaid': undefined
  'booking.success.arranged': undefined
  'booking.success.balance': { readonly amount: string | number }
  'booking.success.between': { readonly day: string; readonly from: string; readonly to: string }
  'booking.success.by': { readonly day: string }
  'booking.success.calendar': undefined
  'booking.success.cancelled': undefined
  'booking.success.cancelledTitle': undefined
  'booking.success.checkAddress': undefined
  'booking.success.city': undefined
  'booking.success.collected': undefined
  'booking.success.comes': undefined
  'booking.success.confirmed': undefined
  'booking.success.contact': undefined
  'booking.success.customTheme': undefined
  'booking.success.dayAfter': undefined
  'booking.success.depositDue': undefined
  'booking.success.depositPaid': undefined
  'booking.success.details': undefined
  'booking.success.discount': undefined
  'booking.success.discountOf': { readonly code: string | number }
  'booking.success.download': undefined
  'booking.success.dueOn': { readonly day: string }
  'booking.success.eitherDay': { readonly first: string; readonly second: string }
  'booking.success.email': undefined
  'booking.success.expired': undefined
  'booking.success.failed': undefined
  'booking.success.finish': undefined
  'booking.success.guests': undefined
  'booking.success.loading': undefined
  'booking.success.masked': undefined
  'booking.success.name': undefined
  'booking.success.next.1': undefined
  'booking.success.next.2': undefined
  'booking.success.next.3': undefined
  'booking.success.nextTitle': undefined
  'booking.success.noDate': undefined
  'booking.success.notPaid': undefined
  'booking.success.onDay': { readonly day: string }
  'booking.success.ownPage': { readonly email: string | number }
  'booking.success.paid': undefined
  'booking.success.phone': undefined
  'booking.success.remaining': undefined
  'booking.success.safe': undefined
  'booking.success.starts': undefined
  'booking.success.state': undefined
  'booking.success.summary': undefined
  'booking.success.unknown': undefined
  'booking.success.unpaid': undefined
  'booking.success.unpaidTitle': undefined
  'booking.success.zipCode': undefined
  'booking.summary.depositToday': undefined
  'booking.summary.dueToday': undefined
  'booking.summary.empty': undefined
  'booking.summary.hide': undefined
  'booking.summary.label': undefined
  'booking.summary.mailMe': undefined
  'booking.summary.show': undefined
  'booking.summary.stillToCome': undefined
  'booking.summary.title': undefined
  'booking.summary.total': undefined
  'booking.wizard.addonsGone': { readonly count: number }
  'booking.wizard.asChosen': undefined
  'booking.wizard.asMailed': undefined
  'booking.wizard.bookAgain': undefined
  'booking.wizard.checking': undefined
  'booking.wizard.heading': { readonly site: string | number }
  'booking.wizard.held.expired': undefined
  'booking.wizard.held.unknown': undefined
  'booking.wizard.held.until': { readonly name: string | number; readonly time: string; readonly email: string | number }
  'booking.wizard.lead': undefined
  'booking.wizard.moving': undefined
  'booking.wizard.opening': undefined
  'booking.wizard.steps.1': undefined
  'booking.wizard.steps.2': undefined
  'booking.wizard.steps.3': undefined
  'booking.wizard.steps.4': undefined
  'booking.wizard.stepsLabel': undefined
  'booking.wizard.themeGone': undefined
  'booking.wizard.wayBack': undefined
  'bookingFields.allergiesAndNeeds.hint': undefined
  'bookingFields.allergiesAndNeeds.label': undefined
  'bookingFields.allergiesAndNeeds.staffLabel': undefined
  'bookingFields.customThemeDetails.hint': undefined
  'bookingFields.customThemeDetails.label': undefined
  'bookingFields.customThemeDetails.staffLabel': undefined
  'bookingFields.floor.hint': undefined
  'bookingFields.floor.label': undefined
  'bookingFields.floor.options.1-3': undefined
  'bookingFields.floor.options.ground': undefined
  'bookingFields.floor.options.higher': undefined
  'bookingFields.floor.staffLabel': undefined
  'bookingFields.noAnswer': undefined
  'bookingFields.specialRequests.hint': undefined
  'bookingFields.specialRequests.label': undefined
  'bookingFields.specialRequests.staffLabel': undefined
  'bookingFields.stairs.hint': undefined
  'bookingFields.stairs.label': undefined
  'bookingFields.stairs.options.no': undefined
  'bookingFields.stairs.options.yes': undefined
  'bookingFields.stairs.staffLabel': undefined
  'bookingPage.bankWorks': { readonly amount: number; readonly day: string }
  'bookings.accessTooLate': undefined
  'bookings.addonList': undefined
  'bookings.addonUnavailable': { readonly name: string | number }
  'bookings.alreadyInStatus': { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled' }
  'bookings.alreadyOn': { readonly day: string }
  'bookings.alreadyPaid': undefined
  'bookings.canMove': { readonly times: number; readonly count: number }
  'bookings.canMoveForFee': { readonly times: number; readonly count: number; readonly isFree: 'yes' | (string & {}); readonly fee: number }
  'bookings.cancelledBookAgain': undefined
  'bookings.cancelledNoPayment': undefined
  'bookings.cannotBeMoved': { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled' }
  'bookings.certificateNeeded': undefined
  'bookings.changeUnknown': undefined
  'bookings.changedByUs': undefined
  'bookings.changedMeanwhile': undefined
  'bookings.confirmedHasNoLimit': undefined
  'bookings.customerNameNeeded': undefined
  'bookings.gone': undefined
  'bookings.holdNeeded': undefined
  'bookings.holdTooLong': { readonly most: string | number }
  'bookings.holdTooShort': undefined
  'bookings.keepNeedsReason': undefined
  'bookings.keepsDateAnyway': undefined
  'bookings.linkNeeded': undefined
  'bookings.lookFirst': undefined
  'bookings.moneyChoice': undefined
  'bookings.movedEnough': { readonly times: number }
  'bookings.noSuchReference': undefined
  'bookings.notAReference': undefined
  'bookings.nothingAgreed': undefined
  'bookings.oneOfEachAddon': undefined
  'bookings.paidForDeleted': { readonly amount: number }
  'bookings.paidSoKindStays': undefined
  'bookings.partyWasOn': { readonly day: string }
  'bookings.paymentUnderwayDelete': undefined
  'bookings.reasonNeeded': undefined
  'bookings.referrerHost': undefined
  'bookings.refundAtMost': { readonly amount: number }
  'bookings.refundIsNow': { readonly amount: number }
  'bookings.refundNeedsReason': undefined
  'bookings.refundNegative': undefined
  'bookings.someAddonUnavailable': undefined
  'bookings.startTime': undefined
  'bookings.themeGone': undefined
  'bookings.themeUnavailable': undefined
  'bookings.tooLateToMove': { readonly count: number }
  'bookings.tooManyOfAddon': { readonly most: string | number }
  'bookings.unknownNumber': undefined
  'bookings.wholeAddons': undefined
  'bookings.wrongLink': undefined
  'bookings.wrongWaitingLink': undefined
  'busyCalendars.atMost': { readonly most: string | number }
  'busyCalendars.gone': undefined
  'calendar.addonTaken': { readonly name: string | number; readonly day: string }
  'calendar.breaksBookings': { readonly id: string | number; readonly day: string; readonly others: number }
  'calendar.callForEarlier': { readonly phone: string | number }
  'calendar.chooseEarlierDate': undefined
  'calendar.chooseFewerOfAddon': undefined
  'calendar.chooseFewerTeepees': undefined
  'calendar.chooseOtherDate': undefined
  'calendar.dayClosed': { readonly day: string }
  'calendar.dayClosedAlready': undefined
  'calendar.dayClosedBecause': { readonly day: string; readonly reason: string | number }
  'calendar.dayNotClosed': undefined
  'calendar.dayPassed': { readonly day: string }
  'calendar.daysAtMost': { readonly count: string | number }
  'calendar.daysBetween': { readonly most: string | number }
  'calendar.fewMoreTeepeesLeft': { readonly count: number; readonly day: string }
  'calendar.fewTeepeesLeft': { readonly count: number; readonly day: string }
  'calendar.fullyBooked': { readonly day: string }
  'calendar.lastBeforeFirst': undefined
  'calendar.nearestFreeDate': { readonly day: string }
  'calendar.nearestFreeDates': { readonly first: string; readonly second: string }
  'calendar.noMoreTeepeesLeft': { readonly day: string }
  'calendar.noTeepeesLeft': { readonly day: string }
  'calendar.noTimeToCollect': { readonly day: string }
  'calendar.noTimeToSetUp': { readonly day: string }
  'calendar.nobodyWorks': { readonly day: string }
  'calendar.noticeNeeded': { readonly count: number; readonly first: string }
  'calendar.offeredUntil': { readonly day: string; readonly minutes: number }
  'calendar.reasonTooShort': undefined
  'calendar.roomForMore': undefined
  'calendar.stillHasRoom': { readonly day: string }
  'calendar.tooFarAhead': { readonly count: string | number; readonly last: string }
  'calendar.tooLittleLeft': { readonly day: string; readonly name: string | number }
  'campaigns.changedMeanwhile': undefined
  'campaigns.gone': undefined
  'campaigns.missing': { readonly count: number; readonly language: string }
  'campaigns.noAddress': undefined
  'campaigns.noReaders': undefined
  'campaigns.nobody': undefined
  'campaigns.notSending': undefined
  'campaigns.pictures': undefined
  'campaigns.sent': undefined
  'campaigns.started': undefined
  'campaigns.subjectNeeded': undefined
  'cards.cvcIncomplete': undefined
  'cards.declined': undefined
  'cards.expiryIncomplete': undefined
  'cards.expiryPassed': undefined
  'cards.notATestCard': undefined
  'cards.notAuthenticated': undefined
  'cards.numberIncomplete': undefined
  'cards.numberInvalid': undefined
  'cards.withoutFunds': undefined
  'cards.zipIncomplete': undefined
  'catalogue.addonGone': undefined
  'catalogue.addonInUse': undefined
  'catalogue.themeGone': undefined
  'catalogue.themeInUse': undefined
  'consent.pictures': undefined
  'consent.texts': undefined
  'coupons.codeAndValue': undefined
  'coupons.codeCharacters': undefined
  'coupons.codeNeeded': undefined
  'coupons.codeTaken': undefined
  'coupons.expired': undefined
  'coupons.gone': undefined
  'coupons.inactive': undefined
  'coupons.justUsedUp': undefined
  'coupons.maxUsesOne': undefined
  'coupons.maxUsesWhole': undefined
  'coupons.minimum': { readonly amount: number }
  'coupons.tooEarly': undefined
  'coupons.typeNeeded': undefined
  'coupons.unknown': undefined
  'coupons.unknownInOrder': undefined
  'coupons.usedUp': undefined
  'coupons.valueNumber': undefined
  'coupons.valuePositive': undefined
  'crew.account.account': undefined
  'crew.account.install': undefined
  'crew.account.installHint': undefined
  'crew.account.language': undefined
  'crew.account.needsConnection': undefined
  'crew.account.needsScripts': undefined
  'crew.account.notSent': { readonly things: number }
  'crew.account.signIn': undefined
  'crew.account.signOut': undefined
  'crew.account.signOutAnyway': undefined
  'crew.account.signOutHint': undefined
  'crew.account.signedInAs': { readonly name: string | number }
  'crew.account.stay': undefined
  'crew.account.title': undefined
  'crew.account.tooOld': undefined
  'crew.account.welcome': undefined
  'crew.account.you': undefined
  'crew.days.allCrews': undefined
  'crew.days.changed': undefined
  'crew.days.changes.added': { readonly name: string | number }
  'crew.days.changes.gone': { readonly name: string | number }
  'crew.days.changes.moved': { readonly name: string | number }
  'crew.days.changes.reordered': { readonly name: string | number }
  'crew.days.checkFirst': undefined
  'crew.days.crew': { readonly crew: string | number }
  'crew.days.crews': undefined
  'crew.days.day': undefined
  'crew.days.dayGone': undefined
  'crew.days.dismiss': undefined
  'crew.days.isLoaded': undefined
  'crew.days.isLoadedPartly': { readonly missing: number }
  'crew.days.late': undefined
  'crew.days.load': undefined
  'crew.days.loadHint': undefined
  'crew.days.loaded': undefined
  'crew.days.loading': undefined
  'crew.days.none': undefined
  'crew.days.notAccepted': undefined
  'crew.days.picture': undefined
  'crew.days.states.arrived': { readonly at: string | number }
  'crew.days.states.done': { readonly at: string | number }
  'crew.days.states.on_the_way': { readonly at: string | number }
  'crew.days.states.skipped': { readonly at: string | number }
  'crew.days.states.waiting': undefined
  'crew.days.ticked': { readonly ticked: string | number; readonly all: string | number }
  'crew.days.toCheck': { readonly count: number }
  'crew.days.today': undefined
  'crew.days.tomorrow': undefined
  'crew.days.unchecked': { readonly count: number; readonly day: string | number }
  'crew.days.unread': undefined
  'crew.days.window': { readonly from: string | number; readonly to: string | number }
  'crew.days.you': undefined
  'crew.events.arrived': undefined
  'crew.events.cash': undefined
  'crew.events.checked': undefined
  'crew.events.counted': undefined
  'crew.events.damaged': undefined
  'crew.events.done': undefined
  'crew.events.loaded': undefined
  'crew.events.note': undefined
  'crew.events.on_the_way': undefined
  'crew.events.photo': undefined
  'crew.events.signed': undefined
  'crew.events.skipped': undefined
  'crew.parts.back': undefined
  'crew.parts.clockWrong': undefined
  'crew.parts.full': undefined
  'crew.parts.heicPicture': undefined
  'crew.parts.kinds.collect': undefined
  'crew.parts.kinds.setup': undefined
  'crew.parts.noPicture': undefined
  'crew.parts.notKept': undefined
  'crew.parts.refused': { readonly count: number }
  'crew.parts.sending': { readonly count: number }
  'crew.parts.sent': undefined
  'crew.parts.waiting': { readonly count: number }
  'crew.room.adultHome': undefined
  'crew.room.floorClear': undefined
  'crew.room.notReady': { readonly missing: string | number }
  'crew.room.petsAway': undefined
  'crew.room.photo': undefined
  'crew.room.ready': undefined
  'crew.room.wayClear': undefined
  'crew.stop.access': undefined
  'crew.stop.accessParts.elevatorSlot': undefined
  'crew.stop.accessParts.gateCode': undefined
  'crew.stop.accessParts.insuranceCertificate': undefined
  'crew.stop.accessParts.parking': undefined
  'crew.stop.allThere': undefined
  'crew.stop.allergies': undefined
  'crew.stop.arrived': undefined
  'crew.stop.ask': undefined
  'crew.stop.call': { readonly name: string | number }
  'crew.stop.cannot': undefined
  'crew.stop.cannotHint': undefined
  'crew.stop.cash': undefined
  'crew.stop.checkAll': { readonly count: string | number }
  'crew.stop.checks': undefined
  'crew.stop.clear': undefined
  'crew.stop.coming': { readonly coming: string | number; readonly maybe: string | number }
  'crew.stop.count': undefined
  'crew.stop.countHint': undefined
  'crew.stop.countedAt': { readonly time: string | number }
  'crew.stop.countedOf': { readonly counted: string | number; readonly all: string | number }
  'crew.stop.damage': undefined
  'crew.stop.damageHint': undefined
  'crew.stop.damageOf': { readonly name: string | number }
  'crew.stop.damagedToo': undefined
  'crew.stop.done': undefined
  'crew.stop.fewer': { readonly name: string | number }
  'crew.stop.gone': undefined
  'crew.stop.guestAllergies': undefined
  'crew.stop.guests': undefined
  'crew.stop.keepNote': undefined
  'crew.stop.keepSignature': undefined
  'crew.stop.left': undefined
  'crew.stop.map': undefined
  'crew.stop.missing.cash': undefined
  'crew.stop.missing.checked': { readonly checks: number }
  'crew.stop.missing.counted': undefined
  'crew.stop.missing.photo': undefined
  'crew.stop.missing.signed': undefined
  'crew.stop.missingThings': { readonly count: number }
  'crew.stop.more': { readonly name: string | number }
  'crew.stop.next': { readonly time: string | number; readonly name: string | number; readonly minutes: string | number }
  'crew.stop.note': undefined
  'crew.stop.noteKept': undefined
  'crew.stop.onTheWay': undefined
  'crew.stop.order': undefined
  'crew.stop.owed': { readonly amount: string | number }
  'crew.stop.party': { readonly time: string | number; readonly children: string | number }
  'crew.stop.photo': { readonly number: string | number }
  'crew.stop.photoWaits': undefined
  'crew.stop.photos.collect': undefined
  'crew.stop.photos.setup': undefined
  'crew.stop.photosHint.collect': undefined
  'crew.stop.photosHint.setup': undefined
  'crew.stop.reasons.family': undefined
  'crew.stop.reasons.no_way_in': undefined
  'crew.stop.reasons.nobody': undefined
  'crew.stop.reasons.time': undefined
  'crew.stop.reasons.unsafe': undefined
  'crew.stop.resume': undefined
  'crew.stop.signHint': undefined
  'crew.stop.signature': undefined
  'crew.stop.signedAt': { readonly time: string | number }
  'crew.stop.states.arrived': { readonly time: string | number }
  'crew.stop.states.done': { readonly time: string | number }
  'crew.stop.states.on_the_way': { readonly time: string | number }
  'crew.stop.states.skipped': { readonly time: string | number }
  'crew.stop.takeAnother': undefined
  'crew.stop.takePhoto': undefined
  'crew.stop.taken': { readonly time: string | number }
  'crew.stop.told': undefined
  'crew.stop.tookCash': { readonly amount: string | number }
  'crew.stop.tookCheck': { readonly amount: string | number }
  'crew.stop.window': { readonly from: string | number; readonly to: string | number }
  'crewPhone.noPicture': undefined
  'crewPhone.otherDay': undefined
  'crewPhone.pictureFormat': undefined
  'crewPhone.pictureNumberTaken': undefined
  'crewPhone.reportIncomplete': undefined
  'crewPhone.reportUnknown': undefined
  'crewPhone.stopGone': undefined
  'crewPhone.tooManyEvents': { readonly most: string | number }
  'customers.bookingBusy': undefined
  'customers.gone': undefined
  'customers.mergeWithItself': undefined
  'customers.partyToCome': { readonly day: string }
  'customers.refundFailed': undefined
  'customers.refundUnderway': undefined
  'damage.aboveClaim': { readonly claimed: number }
  'damage.aboveMaximum': { readonly maximum: number; readonly left: number }
  'damage.agreeOrDisagree': undefined
  'damage.agreed': undefined
  'damage.answerTooLate': undefined
  'damage.card': undefined
  'damage.cardConsent': { readonly amount: number; readonly brand: string | number; readonly last4: string | number }
  'damage.cardConsentHint': { readonly amount: number }
  'damage.cardGone': undefined
  'damage.claimGone': undefined
  'damage.coveredByWaiver': { readonly covers: number }
  'damage.decided': undefined
  'damage.noParty': undefined
  'damage.notClaimed': undefined
  'damage.notOwed': undefined
  'damage.otherAmount': { readonly claimed: number }
  'damage.paid': undefined
  'damage.paidAlready': undefined
  'damage.photoOfOther': undefined
  'damage.tooEarly': undefined
  'damage.tooManyLines': { readonly most: string | number }
  'damage.tooManyPhotos': { readonly most: string | number }
  'damage.undecided': undefined
  'damage.underway': undefined
  'damage.waitsForFamily': { readonly hours: string | number }
  'damage.whatIsDamaged': undefined
  'damage.withdrawn': undefined
  'damageLog.agree': { readonly amount: number; readonly claim: string | number }
  'damageLog.claimed': { readonly amount: number; readonly claim: string | number }
  'damageLog.disagree': { readonly amount: number; readonly claim: string | number }
  'discrepancies.amountDiffers': { readonly takenCents: number; readonly recordedCents: number }
  'discrepancies.bookingGone': { readonly paidCents: number }
  'discrepancies.notRecorded': { readonly takenCents: number }
  'discrepancies.refundFailed': { readonly owedCents: number }
  'discrepancies.refundNotRecorded': undefined
  'discrepancies.returnedWithoutBooking': { readonly isCustomerTold: boolean; readonly takenCents: number }
  'discrepancies.unknownAtProvider': { readonly recordedCents: number }
  'doctor.addressFine': { readonly address: string | number }
  'doctor.addressNotReached': { readonly address: string | number; readonly message: string | number }
  'doctor.addressNotWell': { readonly address: string | number; readonly status: string | number }
  'doctor.addressWithoutTls': { readonly address: string | number }
  'doctor.backupFine': { readonly hours: number }
  'doctor.backupOld': { readonly days: number }
  'doctor.backupOnSameDisk': undefined
  'doctor.check.authenticatorApps': undefined
  'doctor.check.backups': undefined
  'doctor.check.clock': undefined
  'doctor.check.database': undefined
  'doctor.check.databaseSchema': undefined
  'doctor.check.disk': undefined
  'doctor.check.jobs': undefined
  'doctor.check.mail': undefined
  'doctor.check.paymentWebhook': undefined
  'doctor.check.payments': undefined
  'doctor.check.pictures': undefined
  'doctor.check.publicAddress': undefined
  'doctor.check.settings': undefined
  'doctor.check.texts': undefined
  'doctor.check.wallets': undefined
  'doctor.clocksAgree': undefined
  'doctor.clocksDiffer': { readonly seconds: string | number }
  'doctor.databaseFine': { readonly version: string | number; readonly used: string | number; readonly most: string | number }
  'doctor.databaseNewer': undefined
  'doctor.databaseSilent': undefined
  'doctor.databaseTooOld': { readonly version: string | number }
  'doctor.diskFree': { readonly gigabytes: string | number; readonly folder: string | number }
  'doctor.fewConnections': { readonly used: string | number; readonly most: string | number; readonly needed: string | number }
  'doctor.jobFailed': { readonly title: string | number; readonly failure: string | number; readonly others: number }
  'doctor.jobsFine': undefined
  'doctor.jobsUnknown': undefined
  'doctor.mailRefused': { readonly message: string | number }
  'doctor.mailTaken': undefined
  'doctor.mailsFailed': { readonly count: number }
  'doctor.mayNotCreate': undefined
  'doctor.migrationsInPlace': { readonly count: number }
  'doctor.migrationsWaiting': { readonly count: number }
  'doctor.noAddress': undefined
  'doctor.noBackupYet': { readonly folder: string | number }
  'doctor.noBackups': undefined
  'doctor.noLimits': undefined
  'doctor.noMail': undefined
  'doctor.noResponse': { readonly seconds: string | number }
  'doctor.noSecrets': undefined
  'doctor.notChecked': { readonly reason: string | number }
  'doctor.picturesInFolder': undefined
  'doctor.proxyNotTrusted': undefined
  'doctor.remedy.allowCreating': undefined
  'doctor.remedy.checkAddress': undefined
  'doctor.remedy.checkSmtp': undefined
  'doctor.remedy.checkStorage': undefined
  'doctor.remedy.installNewer': undefined
  'doctor.remedy.makeRoom': undefined
  'doctor.remedy.mendMessage': undefined
  'doctor.remedy.moreConnections': undefined
  'doctor.remedy.openOutbox': undefined
  'doctor.remedy.otherDisk': undefined
  'doctor.remedy.putKeyBack': undefined
  'doctor.remedy.restart': undefined
  'doctor.remedy.retryJob': undefined
  'doctor.remedy.seeBackupJob': undefined
  'doctor.remedy.seeDatabaseLog': undefined
  'doctor.remedy.seeWhetherReached': undefined
  'doctor.remedy.setAddress': undefined
  'doctor.remedy.setBackups': undefined
  'doctor.remedy.setBucket': undefined
  'doctor.remedy.setClocks': undefined
  'doctor.remedy.setLimits': undefined
  'doctor.remedy.setMail': undefined
  'doctor.remedy.setSecretsKey': undefined
  'doctor.remedy.startServer': undefined
  'doctor.remedy.trustProxy': undefined
  'doctor.remedy.upgradeTo': { readonly major: string | number }
  'doctor.remedy.useHttps': undefined
  'doctor.secretsEncrypted': { readonly count: number }
  'doctor.secretsPlain': { readonly count: number }
  'doctor.secretsUnreadable': { readonly count: number }
  'doctor.settingsFit': undefined
  'doctor.storageGarbles': { readonly place: 'bucket' | 'folder' }
  'doctor.storageWorks': { readonly place: 'bucket' | 'folder' }
  'exports.failed': undefined
  'exports.gone': undefined
  'exports.notReady': undefined
  'fields.addressNumber': undefined
  'fields.amount': undefined
  'fields.amountAboveZero': undefined
  'fields.atMost': { readonly most: number }
  'fields.dateRequired': undefined
  'fields.day': undefined
  'fields.email': undefined
  'fields.httpsLink': undefined
  'fields.kind': { readonly kind: 'array' | 'boolean' | 'int' | 'number' | 'object' | 'string' | (string & {}) }
  'fields.language': { readonly languages: string }
  'fields.lastBeforeFirst': undefined
  'fields.listSize': { readonly bound: 'atLeast' | 'atMost'; readonly limit: string | number }
  'fields.month': undefined
  'fields.nameNeeded': undefined
  'fields.numberSize': { readonly bound: 'atLeast' | 'atMost'; readonly limit: string | number }
  'fields.oneOf': { readonly values: string | number }
  'fields.otherForm': undefined
  'fields.placeTwice': undefined
  'fields.required': undefined
  'fields.searchTooShort': undefined
  'fields.textSize': { readonly bound: 'atLeast' | 'atMost'; readonly limit: string | number }
  'fields.time': undefined
  'fields.validDate': undefined
  'fields.webAddress': undefined
  'fields.wholeDaysUpTo': { readonly most: string | number }
  'fields.wholeNumber': undefined
  'fields.wholeOrUnlimited': undefined
  'fields.wholeTeepees': undefined
  'fields.year': undefined
  'fields.zip': undefined
  'followUps.linkOver': undefined
  'followUps.linkUnknown': undefined
  'followUps.noPartyMails': undefined
  'followUps.onlyReview': undefined
  'followUps.wholeHours': undefined
  'guestList.add': undefined
  'guestList.addName': undefined
  'guestList.answers': { readonly coming: 'yes' | 'no' | (string & {}) }
  'guestList.askToMove': undefined
  'guestList.changeOrder': undefined
  'guestList.close': undefined
  'guestList.closed': undefined
  'guestList.code': undefined
  'guestList.codeAlt': undefined
  'guestList.comingOf': { readonly name: string | number }
  'guestList.copied': undefined
  'guestList.copy': undefined
  'guestList.copyText': undefined
  'guestList.counts': { readonly coming: number; readonly maybe: number }
  'guestList.ends': undefined
  'guestList.failed': undefined
  'guestList.freeDays': { readonly days: string | number }
  'guestList.intro': undefined
  'guestList.link': undefined
  'guestList.make': undefined
  'guestList.missing': { readonly missing: string | number; readonly expected: string | number }
  'guestList.move': undefined
  'guestList.night': undefined
  'guestList.postpone': undefined
  'guestList.postponed': undefined
  'guestList.remind': undefined
  'guestList.remindCopied': undefined
  'guestList.remindText': { readonly day: string | number }
  'guestList.remove': { readonly name: string | number }
  'guestList.reopen': undefined
  'guestList.share': undefined
  'guestList.shareText': { readonly theme: string | number; readonly day: string | number }
  'guestList.siblings': { readonly count: number }
  'guestList.suggestion': { readonly children: string | number; readonly teepees: string | number }
  'guestList.teepees': { readonly count: number }
  'guestList.textCopied': undefined
  'guests.cancelled': undefined
  'guests.closed': undefined
  'guests.comingNeeded': undefined
  'guests.consentNeeded': undefined
  'guests.ended': undefined
  'guests.full': { readonly most: string | number }
  'guests.gone': undefined
  'guests.nameNeeded': undefined
  'guests.noAnswer': undefined
  'guests.noParty': undefined
  'guests.postponed': { readonly day: string }
  'guests.siblings': { readonly most: string | number }
  'heard.answer': { readonly answer: 'friend' | 'guest' | 'instagram' | 'facebook' | 'tiktok' | 'google' | 'school' | (string & {}) }
  'heard.optional': undefined
  'heard.question': undefined
  'hold.consent': { readonly day: string; readonly amount: number; readonly brand: string | number; readonly last4: string | number }
  'hold.consentHint': undefined
  'hold.notOffered': undefined
  'hold.otherAmount': { readonly amount: number }
  'hold.placedAlready': undefined
  'imports.addonUnknown': { readonly name: string | number }
  'imports.amountAmbiguous': { readonly cell: string | number }
  'imports.amountDash': { readonly cell: string | number }
  'imports.amountTooLarge': { readonly cell: string | number; readonly most: number }
  'imports.amountUnreadable': { readonly cell: string | number }
  'imports.changes.amount_dash': { readonly count: number }
  'imports.changes.birthday_month': { readonly count: number }
  'imports.changes.calendar_cut_off': { readonly count: number }
  'imports.changes.date_hour_left_out': { readonly count: number }
  'imports.changes.discount_minus': { readonly count: number }
  'imports.changes.email_tidied': { readonly count: number }
  'imports.changes.encoding_guessed': { readonly count: number }
  'imports.changes.encoding_mixed': { readonly count: number }
  'imports.changes.entries_free': { readonly count: number }
  'imports.changes.entries_partial': { readonly count: number }
  'imports.changes.entries_unreadable': { readonly count: number }
  'imports.changes.lines_above_headings': { readonly count: number }
  'imports.changes.payment_unknown': { readonly count: number }
  'imports.changes.phone_country_code': { readonly count: number }
  'imports.changes.phone_extension': { readonly count: number }
  'imports.changes.phone_tidied': { readonly count: number }
  'imports.changes.reason_left_out': { readonly count: number }
  'imports.changes.series_limited': { readonly count: number }
  'imports.changes.text_tidied': { readonly count: number }
  'imports.changes.time_from_date': { readonly count: number }
  'imports.changes.time_range': { readonly count: number }
  'imports.changes.time_zone': { readonly count: number }
  'imports.changes.zip_tidied': { readonly count: number }
  'imports.changes.zip_zero': { readonly count: number }
  'imports.changes.zones_unknown': { readonly count: number }
  'imports.countTooLarge': { readonly cell: string | number; readonly most: number }
  'imports.countUnreadable': { readonly cell: string | number }
  'imports.counted.addons': { readonly count: number }
  'imports.counted.bookings': { readonly count: number }
  'imports.counted.coupons': { readonly count: number }
  'imports.counted.customers': { readonly count: number }
  'imports.counted.unavailable-dates': { readonly count: number }
  'imports.dayAmbiguous': { readonly cell: string | number; readonly monthFirst: string; readonly dayFirst: string }
  'imports.dayHasParty': { readonly number: string | number; readonly day: string }
  'imports.dayUnreadable': { readonly cell: string | number }
  'imports.discountTooHigh': { readonly discountCents: number; readonly totalCents: number }
  'imports.emailTwo': { readonly cell: string | number }
  'imports.file.cutOff': undefined
  'imports.file.empty': undefined
  'imports.file.noCalendar': undefined
  'imports.file.noDates': undefined
  'imports.file.noEvents': undefined
  'imports.file.noForm': undefined
  'imports.file.noRows': undefined
  'imports.file.noTable': undefined
  'imports.file.noText': undefined
  'imports.file.nothingChosen': undefined
  'imports.file.onlyFreeEvents': undefined
  'imports.file.tooHeavy': undefined
  'imports.file.tooManyColumns': { readonly most: string | number }
  'imports.file.tooManyRows': { readonly most: string | number }
  'imports.file.unknownKind': { readonly kinds: string | number }
  'imports.file.workbook': undefined
  'imports.inField': { readonly field: string | number; readonly sentence: string | number }
  'imports.match.twice': { readonly field: string | number }
  'imports.match.unknownField': { readonly field: string | number }
  'imports.match.unknownHeading': { readonly heading: string | number }
  'imports.midnightUtc': { readonly cell: string | number; readonly day: string; readonly evening: string }
  'imports.monthAmbiguous': { readonly cell: string | number }
  'imports.monthUnreadable': { readonly cell: string | number }
  'imports.paidTooMuch': { readonly paidCents: number; readonly priceCents: number }
  'imports.phoneExtension': { readonly extension: string | number }
  'imports.phoneRounded': { readonly cell: string | number }
  'imports.phoneTwo': { readonly cell: string | number }
  'imports.phoneUnclear': { readonly cell: string | number }
  'imports.run.changedMeanwhile': undefined
  'imports.run.gone': undefined
  'imports.run.ran': undefined
  'imports.run.undone': undefined
  'imports.statusUnknown': { readonly cell: string | number }
  'imports.themeMissing': undefined
  'imports.themeUnknown': { readonly name: string | number }
  'imports.timeRangeUnclear': { readonly cell: string | number }
  'imports.timeUnreadable': { readonly cell: string | number }
  'imports.timesDiffer': { readonly dateTime: string | number; readonly time: string | number }
  'imports.undo.changed': { readonly changed: number }
  'imports.undo.notRun': undefined
  'imports.undo.undone': undefined
  'imports.yesNoUnreadable': { readonly cell: string | number }
  'imports.zipOfOtherState': { readonly cell: string | number; readonly state: string | number }
  'imports.zipShort': { readonly cell: string | number }
  'invoices.paper.afterDiscount': undefined
  'invoices.paper.beforeInvoices': undefined
  'invoices.paper.billedTo': undefined
  'invoices.paper.booking': undefined
  'invoices.paper.charged': undefined
  'invoices.paper.claimed': undefined
  'invoices.paper.countyTax': { readonly county: string | number; readonly percent: number }
  'invoices.paper.date': undefined
  'invoices.paper.discount': undefined
  'invoices.paper.includedTax': undefined
  'invoices.paper.left': undefined
  'invoices.paper.money.creditNote': undefined
  'invoices.paper.money.invoice': undefined
  'invoices.paper.moveFee': undefined
  'invoices.paper.name.creditNote': undefined
  'invoices.paper.name.invoice': undefined
  'invoices.paper.notSentBack': undefined
  'invoices.paper.number': undefined
  'invoices.paper.paidAfter': undefined
  'invoices.paper.paidBefore': undefined
  'invoices.paper.paidNow': { readonly method: string | number }
  'invoices.paper.party': undefined
  'invoices.paper.reason': undefined
  'invoices.paper.sentBack': { readonly method: string | number }
  'invoices.paper.stateTax': { readonly percent: number; readonly taxable: number }
  'invoices.paper.takesBack': undefined
  'invoices.paper.takesBackInvoice': undefined
  'invoices.paper.taxNumber': { readonly number: string | number }
  'invoices.paper.theDamage': undefined
  'invoices.paper.thePrice': undefined
  'invoices.paper.total': undefined
  'invoices.paper.unknownCountyTax': { readonly percent: number }
  'invoices.paper.waived': undefined
  'invoices.unknown': undefined
  'jobs.askForReviews': undefined
  'jobs.backup': undefined
  'jobs.collectBalances': undefined
  'jobs.endGuestLists': undefined
  'jobs.expireHolds': undefined
  'jobs.expireOrderChanges': undefined
  'jobs.followUp': undefined
  'jobs.forgetRequests': undefined
  'jobs.makeExports': undefined
  'jobs.offerPlaces': undefined
  'jobs.readBusyCalendars': undefined
  'jobs.reconcile': undefined
  'jobs.remindAboutBalances': undefined
  'jobs.sendMail': undefined
  'jobs.sendNewsletters': undefined
  'jobs.sendPush': undefined
  'jobs.sendRefunds': undefined
  'jobs.sendTexts': undefined
  'jobs.sendWebhooks': undefined
  'jobs.stopStalePayments': undefined
  'jobs.tidyCrew': undefined
  'jobs.tidyImages': undefined
  'jobs.turnNotice': undefined
  'jobs.unknown': undefined
  'jobs.watchLatePayments': undefined
  'jobs.writeTexts': undefined
  'keys.empty': undefined
  'keys.failed': { readonly reason: string | number }
  'keys.fine': undefined
  'keys.none': undefined
  'keys.privateAddress': undefined
  'keys.smtpFrom': undefined
  'keys.smtpUrl': undefined
  'keys.stripePublishable': undefined
  'keys.stripeSecret': undefined
  'keys.stripeWebhook': undefined
  'keys.testCharge': undefined
  'keys.testMail': { readonly email: string | number }
  'keys.together': { readonly name: string | number; readonly needed: string | number }
  'keys.twilioFrom': undefined
  'keys.twilioSid': undefined
  'keys.unreachable': undefined
  'kitCare.entryGone': undefined
  'kitCare.kindNeeded': undefined
  'kitCare.noLog': undefined
  'legal.back': undefined
  'legal.cookiePolicy.browser.1': undefined
  'legal.cookiePolicy.browser.2': undefined
  'legal.cookiePolicy.browser.3': undefined
  'legal.cookiePolicy.browser.4': undefined
  'legal.cookiePolicy.browser.5': undefined
  'legal.cookiePolicy.browser.6': undefined
  'legal.cookiePolicy.browser.title': undefined
  'legal.cookiePolicy.clearing.text': undefined
  'legal.cookiePolicy.clearing.title': undefined
  'legal.cookiePolicy.none.text': undefined
  'legal.cookiePolicy.none.title': undefined
  'legal.cookiePolicy.paying.text': undefined
  'legal.cookiePolicy.paying.title': undefined
  'legal.cookies': undefined
  'legal.cookiesDescription': undefined
  'legal.firstPublished': undefined
  'legal.form': undefined
  'legal.privacy': undefined
  'legal.privacyDescription': undefined
  'legal.privacyPolicy.children.text': undefined
  'legal.privacyPolicy.children.title': undefined
  'legal.privacyPolicy.choice.text': undefined
  'legal.privacyPolicy.choice.title': undefined
  'legal.privacyPolicy.kept.1': { readonly told: string | number }
  'legal.privacyPolicy.kept.2': undefined
  'legal.privacyPolicy.kept.3': undefined
  'legal.privacyPolicy.kept.4': undefined
  'legal.privacyPolicy.kept.5': undefined
  'legal.privacyPolicy.kept.6': undefined
  'legal.privacyPolicy.kept.title': undefined
  'legal.privacyPolicy.payments.text': undefined
  'legal.privacyPolicy.payments.title': undefined
  'legal.privacyPolicy.why.text': undefined
  'legal.privacyPolicy.why.title': undefined
  'legal.published': { readonly day: string; readonly version: string | number }
  'legal.questions': undefined
  'legal.service.cancelling.title': undefined
  'legal.service.delivery.1': { readonly miles: string | number }
  'legal.service.delivery.2': undefined
  'legal.service.delivery.3': undefined
  'legal.service.delivery.title': undefined
  'legal.service.deposit.title': undefined
  'legal.service.moving.title': undefined
  'legal.service.payment.title': undefined
  'legal.service.who.text': undefined
  'legal.service.who.title': undefined
  'legal.service.yourPart.1': undefined
  'legal.service.yourPart.2': undefined
  'legal.service.yourPart.3': undefined
  'legal.service.yourPart.title': undefined
  'legal.terms': undefined
  'legal.termsDescription': undefined
  'legal.updated': { readonly when: string | number }
  'legal.write': { readonly email: string | number; readonly phone: string | number; readonly form: string | number }
  'mailParty.email': undefined
  'mailParty.hint': undefined
  'mailParty.send': undefined
  'mailParty.sending': undefined
  'mailParty.sent': { readonly email: string | number }
  'mailParty.unreachable': undefined
  'mailTexts.braceAlone': { readonly example: string | number }
  'mailTexts.noAddress': undefined
  'mailTexts.noFields': { readonly field: string | number }
  'mailTexts.noHeading': undefined
  'mailTexts.noKind': undefined
  'mailTexts.noParagraph': { readonly slots: string | number }
  'mailTexts.noSubject': undefined
  'mailTexts.unknownField': { readonly field: string | number; readonly fields: string | number }
  'mails.advertising.unsubscribe': undefined
  'mails.advertising.why': undefined
  'mails.again.keep': undefined
  'mails.again.open': undefined
  'mails.attached': { readonly count: number; readonly documents: string | number }
  'mails.attached.and': { readonly some: string | number; readonly last: string | number }
  'mails.attached.creditNote': { readonly number: string | number }
  'mails.attached.invoice': { readonly number: string | number }
  'mails.autopay-notice.change': undefined
  'mails.autopay-notice.grown': { readonly left: number }
  'mails.autopay-notice.heading': undefined
  'mails.autopay-notice.sentence': { readonly amount: number; readonly card: string | number; readonly day: string; readonly time: string }
  'mails.autopay-notice.subject': { readonly amount: number; readonly day: string }
  'mails.autopay-notice.when': undefined
  'mails.balance': { readonly owed: number; readonly dueDay: string }
  'mails.balance-reminder.heading': undefined
  'mails.balance-reminder.otherWay': undefined
  'mails.balance-reminder.subject': { readonly day: string; readonly owed: number }
  'mails.balance-reminder.when': undefined
  'mails.banksNeed': undefined
  'mails.birthday.heading': undefined
  'mails.birthday.other': undefined
  'mails.birthday.preview': undefined
  'mails.birthday.sentence': { readonly month: string | number }
  'mails.birthday.subject': { readonly name: string | number; readonly month: string | number }
  'mails.birthday.when': undefined
  'mails.byHand': { readonly amount: number }
  'mails.cancelled.anotherTime': undefined
  'mails.cancelled.heading': undefined
  'mails.cancelled.noRefund': undefined
  'mails.cancelled.refund': { readonly refund: number }
  'mails.cancelled.sorry': undefined
  'mails.cancelled.subject': { readonly day: string }
  'mails.cancelled.when': undefined
  'mails.chosen-party.day': { readonly day: string }
  'mails.chosen-party.heading': undefined
  'mails.chosen-party.notYou': undefined
  'mails.chosen-party.open': undefined
  'mails.chosen-party.preview': undefined
  'mails.chosen-party.questions': undefined
  'mails.chosen-party.sentence': { readonly theme: string | number }
  'mails.chosen-party.subject': { readonly theme: string | number }
  'mails.chosen-party.when': undefined
  'mails.chosen-party.zip': undefined
  'mails.confirmation.heading': undefined
  'mails.confirmation.next': undefined
  'mails.confirmation.ownPage': undefined
  'mails.confirmation.preview': { readonly paid: number; readonly reference: string | number }
  'mails.confirmation.subject': { readonly theme: string | number; readonly day: string }
  'mails.confirmation.terms': undefined
  'mails.confirmation.thanksDeposit': { readonly paid: number }
  'mails.confirmation.thanksFull': { readonly paid: number }
  'mails.confirmation.when': undefined
  'mails.confirmed.guests': undefined
  'mails.confirmed.heading': undefined
  'mails.confirmed.next': undefined
  'mails.confirmed.preview': { readonly day: string }
  'mails.confirmed.sentence': undefined
  'mails.confirmed.subject': { readonly theme: string | number; readonly day: string }
  'mails.confirmed.when': undefined
  'mails.damage-claimed.answer': { readonly until: string | number }
  'mails.damage-claimed.heading': undefined
  'mails.damage-claimed.nothingYet': undefined
  'mails.damage-claimed.preview': { readonly until: string | number }
  'mails.damage-claimed.see': undefined
  'mails.damage-claimed.sentence': { readonly day: string }
  'mails.damage-claimed.subject': { readonly day: string }
  'mails.damage-claimed.when': undefined
  'mails.damage-decided.agreed': { readonly charged: number; readonly day: string }
  'mails.damage-decided.button': { readonly charged: number }
  'mails.damage-decided.card-authentication': undefined
  'mails.damage-decided.card-declined': undefined
  'mails.damage-decided.card-gone': undefined
  'mails.damage-decided.card-released': undefined
  'mails.damage-decided.heading': undefined
  'mails.damage-decided.less': { readonly charged: number; readonly day: string; readonly claimed: number }
  'mails.damage-decided.pay': undefined
  'mails.damage-decided.preview': { readonly charged: number }
  'mails.damage-decided.sentence': { readonly charged: number; readonly day: string }
  'mails.damage-decided.subject': { readonly day: string }
  'mails.damage-decided.when': undefined
  'mails.damage-paid.charged': { readonly paid: number; readonly card: string | number; readonly day: string }
  'mails.damage-paid.heading': undefined
  'mails.damage-paid.preview': undefined
  'mails.damage-paid.sentence': { readonly paid: number; readonly day: string }
  'mails.damage-paid.subject': { readonly paid: number }
  'mails.damage-paid.when': undefined
  'mails.damage-reminder.ask': undefined
  'mails.damage-reminder.heading': undefined
  'mails.damage-reminder.sentence': { readonly charged: number; readonly day: string }
  'mails.damage-reminder.subject': { readonly charged: number; readonly day: string }
  'mails.damage-reminder.when': undefined
  'mails.damage-withdrawn.heading': undefined
  'mails.damage-withdrawn.preview': undefined
  'mails.damage-withdrawn.sentence': { readonly claimed: number; readonly day: string }
  'mails.damage-withdrawn.subject': { readonly day: string }
  'mails.damage-withdrawn.when': undefined
  'mails.damage.total': undefined
  'mails.date-released.heading': undefined
  'mails.date-released.preview': undefined
  'mails.date-released.sentence': undefined
  'mails.date-released.stillWanted': undefined
  'mails.date-released.subject': { readonly day: string }
  'mails.date-released.when': undefined
  'mails.day-before.children': undefined
  'mails.day-before.heading': undefined
  'mails.day-before.home': undefined
  'mails.day-before.preview': undefined
  'mails.day-before.questions': undefined
  'mails.day-before.ready': undefined
  'mails.day-before.room': undefined
  'mails.day-before.sentence': { readonly theme: string | number; readonly day: string }
  'mails.day-before.subject': { readonly theme: string | number }
  'mails.day-before.way': undefined
  'mails.day-before.when': undefined
  'mails.fact.answerUntil': undefined
  'mails.fact.arrival': undefined
  'mails.fact.before': undefined
  'mails.fact.bookingId': undefined
  'mails.fact.charge': undefined
  'mails.fact.chargeOn': { readonly amount: number; readonly day: string; readonly card: string | number }
  'mails.fact.customer': undefined
  'mails.fact.damage': undefined
  'mails.fact.date': undefined
  'mails.fact.dayAndTime': { readonly day: string; readonly time: string }
  'mails.fact.email': undefined
  'mails.fact.guests': undefined
  'mails.fact.heldUntil': undefined
  'mails.fact.left': undefined
  'mails.fact.leftUntil': { readonly owed: number; readonly dueDay: string }
  'mails.fact.offered': undefined
  'mails.fact.owed': undefined
  'mails.fact.paid': undefined
  'mails.fact.phone': undefined
  'mails.fact.refund': undefined
  'mails.fact.theme': undefined
  'mails.fact.waitingFor': undefined
  'mails.fact.weCome': undefined
  'mails.fact.where': undefined
  'mails.guest-reminder.heading': undefined
  'mails.guest-reminder.preview': undefined
  'mails.guest-reminder.remind': undefined
  'mails.guest-reminder.sentence': { readonly missing: number; readonly day: string }
  'mails.guest-reminder.subject': { readonly missing: number; readonly day: string }
  'mails.guest-reminder.when': undefined
  'mails.hello': { readonly name: string | number }
  'mails.invitation.choose': undefined
  'mails.invitation.crew': { readonly by: string | number }
  'mails.invitation.notKnown': undefined
  'mails.invitation.office': { readonly by: string | number }
  'mails.invitation.owner': { readonly by: string | number }
  'mails.invitation.preview': { readonly by: string | number }
  'mails.invitation.subject': undefined
  'mails.invitation.when': undefined
  'mails.money-back.heading': undefined
  'mails.money-back.subject': { readonly amount: number }
  'mails.money-back.when': undefined
  'mails.more-offered.change': undefined
  'mails.more-offered.heading': undefined
  'mails.more-offered.otherwise': undefined
  'mails.more-offered.preview': { readonly until: string | number }
  'mails.more-offered.sentence': { readonly day: string; readonly teepees: number; readonly until: string | number }
  'mails.more-offered.subject': { readonly teepees: number; readonly day: string }
  'mails.more-offered.when': undefined
  'mails.newsletter-confirmation.confirm': undefined
  'mails.newsletter-confirmation.heading': undefined
  'mails.newsletter-confirmation.nothingElse': { readonly days: string | number }
  'mails.newsletter-confirmation.preview': undefined
  'mails.newsletter-confirmation.sentence': undefined
  'mails.newsletter-confirmation.subject': undefined
  'mails.newsletter-confirmation.when': undefined
  'mails.newsletter.why': undefined
  'mails.notices-moved.notYou': undefined
  'mails.notices-moved.sentence': { readonly username: string | number; readonly email: string | number }
  'mails.notices-moved.subject': undefined
  'mails.notices-moved.when': undefined
  'mails.on-the-way-to-collect.hint': undefined
  'mails.on-the-way-to-collect.late': undefined
  'mails.on-the-way-to-collect.preview': undefined
  'mails.on-the-way-to-collect.sentence': { readonly bounds: string | number }
  'mails.on-the-way-to-collect.subject': undefined
  'mails.on-the-way-to-collect.when': undefined
  'mails.on-the-way.hint': undefined
  'mails.on-the-way.late': { readonly theme: string | number }
  'mails.on-the-way.preview': undefined
  'mails.on-the-way.sentence': { readonly theme: string | number; readonly bounds: string | number }
  'mails.on-the-way.subject': undefined
  'mails.on-the-way.when': undefined
  'mails.order-changed-moved.heading': undefined
  'mails.order-changed-moved.sentence': { readonly from: string; readonly to: string }
  'mails.order-changed-moved.subject': { readonly day: string }
  'mails.order-changed-moved.when': undefined
  'mails.order-changed.after': undefined
  'mails.order-changed.before': undefined
  'mails.order-changed.heading': undefined
  'mails.order-changed.sentence': undefined
  'mails.order-changed.subject': { readonly day: string }
  'mails.order-changed.when': undefined
  'mails.overpayment-back.heading': undefined
  'mails.overpayment-back.subject': { readonly amount: number }
  'mails.overpayment-back.when': undefined
  'mails.overtaken': undefined
  'mails.owner-booking.heading': { readonly number: string | number }
  'mails.owner-booking.open': { readonly number: string | number }
  'mails.owner-booking.preview': { readonly fullName: string | number; readonly paid: number }
  'mails.owner-booking.sentence': { readonly fullName: string | number; readonly paid: number }
  'mails.owner-booking.subject': { readonly number: string | number; readonly theme: string | number; readonly day: string }
  'mails.owner-booking.when': undefined
  'mails.owner-cancelled.heading': undefined
  'mails.owner-cancelled.subject': { readonly number: string | number }
  'mails.owner-cancelled.when': undefined
  'mails.owner-change': { readonly fullName: string | number }
  'mails.owner-damage-answer.agree': { readonly name: string | number; readonly claimed: number }
  'mails.owner-damage-answer.disagree': { readonly name: string | number; readonly claimed: number }
  'mails.owner-damage-answer.heading': { readonly number: string | number }
  'mails.owner-damage-answer.next-agree': undefined
  'mails.owner-damage-answer.next-card': { readonly card: string | number }
  'mails.owner-damage-answer.next-disagree': undefined
  'mails.owner-damage-answer.open': undefined
  'mails.owner-damage-answer.subject-agree': { readonly number: string | number; readonly claimed: number }
  'mails.owner-damage-answer.subject-disagree': { readonly number: string | number; readonly claimed: number }
  'mails.owner-damage-answer.when': undefined
  'mails.owner-message.answer': undefined
  'mails.owner-message.from': undefined
  'mails.owner-message.open': undefined
  'mails.owner-message.subject': { readonly name: string | number; readonly subject: string | number }
  'mails.owner-message.when': undefined
  'mails.owner-moved.heading': { readonly day: string }
  'mails.owner-moved.subject': { readonly number: string | number; readonly day: string }
  'mails.owner-moved.when': undefined
  'mails.owner-order-changed.heading': undefined
  'mails.owner-order-changed.subject': { readonly number: string | number }
  'mails.owner-order-changed.when': undefined
  'mails.owner-refund-failed.heading': undefined
  'mails.owner-refund-failed.open': undefined
  'mails.owner-refund-failed.payment': undefined
  'mails.owner-refund-failed.reason': undefined
  'mails.owner-refund-failed.sentence': { readonly amount: number }
  'mails.owner-refund-failed.subject': { readonly amount: number }
  'mails.owner-refund-failed.subjectBooking': { readonly amount: number; readonly number: string | number }
  'mails.owner-refund-failed.when': undefined
  'mails.owner-released.heading': { readonly number: string | number }
  'mails.owner-released.sentence': { readonly fullName: string | number }
  'mails.owner-released.subject': { readonly number: string | number; readonly day: string }
  'mails.owner-released.when': undefined
  'mails.owner-text.heading': { readonly phone: string | number }
  'mails.owner-text.open': undefined
  'mails.owner-text.subject': { readonly phone: string | number }
  'mails.owner-text.when': undefined
  'mails.password-reset.notYou': undefined
  'mails.password-reset.preview': { readonly username: string | number }
  'mails.password-reset.sentence': { readonly username: string | number }
  'mails.password-reset.subject': undefined
  'mails.password-reset.when': undefined
  'mails.pay': { readonly amount: number }
  'mails.payment-link-balance.authentication': undefined
  'mails.payment-link-balance.declined': undefined
  'mails.payment-link-balance.due': { readonly amount: number }
  'mails.payment-link-balance.heading': undefined
  'mails.payment-link-balance.notRight': undefined
  'mails.payment-link-balance.subject': { readonly day: string; readonly owed: number }
  'mails.payment-link-balance.when': undefined
  'mails.payment-link.bankRefused': undefined
  'mails.payment-link.byCard': undefined
  'mails.payment-link.deposit': { readonly amount: number }
  'mails.payment-link.heading': undefined
  'mails.payment-link.notRight': undefined
  'mails.payment-link.subject': { readonly theme: string | number; readonly day: string; readonly amount: number }
  'mails.payment-link.thanks': undefined
  'mails.payment-link.when': undefined
  'mails.payment-link.whole': { readonly amount: number }
  'mails.payment-receipt.allPaid': undefined
  'mails.payment-receipt.allPaidPreview': undefined
  'mails.payment-receipt.heading': undefined
  'mails.payment-receipt.received': { readonly amount: number; readonly by: string | number }
  'mails.payment-receipt.see': undefined
  'mails.payment-receipt.subject': { readonly amount: number }
  'mails.payment-receipt.when': undefined
  'mails.picture': { readonly theme: string | number }
  'mails.reopened.heading': undefined
  'mails.reopened.sentence': undefined
  'mails.reopened.subject': { readonly day: string }
  'mails.reopened.when': undefined
  'mails.reply.subject': undefined
  'mails.reply.youWrote': { readonly day: string }
  'mails.rescheduled.feePaid': { readonly amount: number }
  'mails.rescheduled.heading': undefined
  'mails.rescheduled.preview': { readonly earlier: string }
  'mails.rescheduled.sentence': { readonly earlier: string; readonly day: string }
  'mails.rescheduled.subject': { readonly day: string }
  'mails.rescheduled.when': undefined
  'mails.review-request.giveTip': undefined
  'mails.review-request.google': undefined
  'mails.review-request.googleButton': undefined
  'mails.review-request.heading': undefined
  'mails.review-request.notRight': undefined
  'mails.review-request.preview': undefined
  'mails.review-request.sentence': { readonly theme: string | number }
  'mails.review-request.subject': { readonly theme: string | number }
  'mails.review-request.tip': undefined
  'mails.review-request.when': undefined
  'mails.review-request.write': undefined
  'mails.same-again.heading': undefined
  'mails.same-again.other': undefined
  'mails.same-again.preview': undefined
  'mails.same-again.sentence': { readonly day: string; readonly theme: string | number }
  'mails.same-again.subject': { readonly name: string | number }
  'mails.same-again.when': undefined
  'mails.sample.allSetUp': undefined
  'mails.sample.cover': undefined
  'mails.sample.lights': undefined
  'mails.sample.message': undefined
  'mails.sample.requests': undefined
  'mails.sample.subject': undefined
  'mails.sample.tornBefore': undefined
  'mails.sample.when': undefined
  'mails.schedule.allSetUp': undefined
  'mails.schedule.allSetUpWhen': undefined
  'mails.seeBooking': undefined
  'mails.seeGuests': undefined
  'mails.tellRoomReady': undefined
  'mails.text-by-mail.subject': undefined
  'mails.text-by-mail.when': undefined
  'mails.text-by-mail.why': undefined
  'mails.tip-thanks.apart': undefined
  'mails.tip-thanks.heading': undefined
  'mails.tip-thanks.preview': undefined
  'mails.tip-thanks.sentence': { readonly amount: number }
  'mails.tip-thanks.subject': { readonly amount: number }
  'mails.tip-thanks.when': undefined
  'mails.unfinished-booking.heading': undefined
  'mails.unfinished-booking.open': undefined
  'mails.unfinished-booking.preview': undefined
  'mails.unfinished-booking.questions': undefined
  'mails.unfinished-booking.sentence': { readonly theme: string | number; readonly day: string }
  'mails.unfinished-booking.subject': { readonly theme: string | number; readonly day: string }
  'mails.unfinished-booking.when': undefined
  'mails.waiting-for-more.heading': undefined
  'mails.waiting-for-more.preview': undefined
  'mails.waiting-for-more.sentence': { readonly day: string; readonly teepees: number }
  'mails.waiting-for-more.subject': { readonly teepees: number; readonly day: string }
  'mails.waiting-for-more.when': undefined
  'mails.waiting-list-joined.heading': undefined
  'mails.waiting-list-joined.preview': undefined
  'mails.waiting-list-joined.see': undefined
  'mails.waiting-list-joined.sentence': { readonly day: string; readonly hours: string | number }
  'mails.waiting-list-joined.subject': { readonly day: string }
  'mails.waiting-list-joined.when': undefined
  'mails.waiting-list-offer.book': undefined
  'mails.waiting-list-offer.heading': undefined
  'mails.waiting-list-offer.leave': undefined
  'mails.waiting-list-offer.preview': { readonly until: string }
  'mails.waiting-list-offer.sentence': { readonly day: string; readonly until: string }
  'mails.waiting-list-offer.subject': { readonly day: string }
  'mails.waiting-list-offer.when': undefined
  'mails.withdrawn': undefined
  'message.asWritten': { readonly text: string | number }
  'myBooking.access.asked': undefined
  'myBooking.access.change': undefined
  'myBooking.access.failed': undefined
  'myBooking.access.parts.elevatorSlot.hint': undefined
  'myBooking.access.parts.elevatorSlot.label': undefined
  'myBooking.access.parts.gateCode.hint': undefined
  'myBooking.access.parts.gateCode.label': undefined
  'myBooking.access.parts.insuranceCertificate.hint': undefined
  'myBooking.access.parts.insuranceCertificate.label': undefined
  'myBooking.access.parts.parking.hint': undefined
  'myBooking.access.parts.parking.label': undefined
  'myBooking.access.save': undefined
  'myBooking.access.saved': undefined
  'myBooking.access.sentence': undefined
  'myBooking.access.title': undefined
  'myBooking.access.told': undefined
  'myBooking.after.bookAgain': undefined
  'myBooking.after.due': undefined
  'myBooking.after.review': undefined
  'myBooking.after.title': undefined
  'myBooking.after.unpaid': undefined
  'myBooking.after.words': undefined
  'myBooking.autopay.agree': { readonly amount: string | number }
  'myBooking.autopay.agreed': undefined
  'myBooking.autopay.agreedAgain': undefined
  'myBooking.autopay.grown': { readonly owed: string | number; readonly amount: string | number }
  'myBooking.autopay.keep': undefined
  'myBooking.autopay.payNow': { readonly amount: string | number }
  'myBooking.autopay.remove': undefined
  'myBooking.autopay.removeTitle': undefined
  'myBooking.autopay.removeWords': { readonly card: string | number }
  'myBooking.autopay.removed': undefined
  'myBooking.autopay.removing': undefined
  'myBooking.autopay.sentence': { readonly amount: string | number; readonly card: string | number; readonly day: string }
  'myBooking.autopay.title': undefined
  'myBooking.damage.agree': { readonly amount: string | number }
  'myBooking.damage.agreeOtherwise': undefined
  'myBooking.damage.agreeQuestion': { readonly amount: string | number }
  'myBooking.damage.agreeTitle': undefined
  'myBooking.damage.agreed': undefined
  'myBooking.damage.agreedByCard': { readonly card: string | number }
  'myBooking.damage.answered': undefined
  'myBooking.damage.cancel': undefined
  'myBooking.damage.cardFailed': { readonly card: string | number }
  'myBooking.damage.charging': { readonly amount: string | number; readonly card: string | number }
  'myBooking.damage.decided': { readonly amount: string | number }
  'myBooking.damage.decidedLess': { readonly amount: string | number; readonly claimed: string | number }
  'myBooking.damage.disagree': undefined
  'myBooking.damage.failed': undefined
  'myBooking.damage.form': undefined
  'myBooking.damage.howHint': undefined
  'myBooking.damage.howItWas': undefined
  'myBooking.damage.keepCard': undefined
  'myBooking.damage.notYet': undefined
  'myBooking.damage.open': { readonly until: string | number }
  'myBooking.damage.otherWay': undefined
  'myBooking.damage.otherWayDone': undefined
  'myBooking.damage.otherWayQuestion': { readonly card: string | number }
  'myBooking.damage.otherWayTitle': undefined
  'myBooking.damage.over': undefined
  'myBooking.damage.paid': { readonly amount: string | number }
  'myBooking.damage.pay': { readonly amount: string | number }
  'myBooking.damage.payByCard': { readonly amount: string | number }
  'myBooking.damage.photo': { readonly place: string | number }
  'myBooking.damage.received': undefined
  'myBooking.damage.send': undefined
  'myBooking.damage.thankYou': undefined
  'myBooking.damage.title': undefined
  'myBooking.damage.told': undefined
  'myBooking.damage.total': undefined
  'myBooking.damage.withdrawn': undefined
  'myBooking.damage.youWrote': undefined
  'myBooking.fit.note': undefined
  'myBooking.fit.title': undefined
  'myBooking.guests.note': undefined
  'myBooking.guests.title': undefined
  'myBooking.hold.agreed': undefined
  'myBooking.hold.allow': { readonly amount: string | number; readonly card: string | number }
  'myBooking.hold.allowed': undefined
  'myBooking.hold.captured': { readonly amount: string | number; readonly card: string | number }
  'myBooking.hold.keep': undefined
  'myBooking.hold.placed': { readonly amount: string | number; readonly card: string | number; readonly until: string | number }
  'myBooking.hold.question': undefined
  'myBooking.hold.refused': { readonly amount: string | number; readonly card: string | number }
  'myBooking.hold.released': { readonly card: string | number }
  'myBooking.hold.soon': { readonly amount: string | number; readonly card: string | number }
  'myBooking.hold.takeBack': undefined
  'myBooking.hold.takeBackTitle': undefined
  'myBooking.hold.takeBackWords': { readonly card: string | number }
  'myBooking.hold.takenBack': undefined
  'myBooking.hold.title': undefined
  'myBooking.invoices.before': undefined
  'myBooking.invoices.label': { readonly series: 'invoice' | (string & {}); readonly number: string | number }
  'myBooking.invoices.title': undefined
  'myBooking.keptCard.damageByLink': undefined
  'myBooking.keptCard.forDamage': { readonly card: string | number; readonly day: string }
  'myBooking.keptCard.kept': { readonly card: string | number; readonly day: string }
  'myBooking.keptCard.noHold': undefined
  'myBooking.keptCard.removeWords': { readonly card: string | number }
  'myBooking.keptCard.stillHeld': undefined
  'myBooking.keptCard.title': undefined
  'myBooking.page.agreed': { readonly version: string | number; readonly when: string | number }
  'myBooking.page.arrival': { readonly from: string; readonly to: string }
  'myBooking.page.ask': undefined
  'myBooking.page.askWords': undefined
  'myBooking.page.backToOrder': undefined
  'myBooking.page.before': undefined
  'myBooking.page.bookedWord': undefined
  'myBooking.page.bothStatements': undefined
  'myBooking.page.calendar': undefined
  'myBooking.page.cancelDone': undefined
  'myBooking.page.cancelParty': undefined
  'myBooking.page.cancelTitle': undefined
  'myBooking.page.cancelled': undefined
  'myBooking.page.cancelledAndRefunded': undefined
  'myBooking.page.cancelledWord': undefined
  'myBooking.page.cancelling': undefined
  'myBooking.page.cardPayment': undefined
  'myBooking.page.changeNote': undefined
  'myBooking.page.changeOrder': undefined
  'myBooking.page.changeTitle': undefined
  'myBooking.page.changingOrder': undefined
  'myBooking.page.city': undefined
  'myBooking.page.comesBack': undefined
  'myBooking.page.completed': undefined
  'myBooking.page.completedWord': undefined
  'myBooking.page.confirmed': undefined
  'myBooking.page.deposit': undefined
  'myBooking.page.details': undefined
  'myBooking.page.difference': undefined
  'myBooking.page.dueNow': undefined
  'myBooking.page.each': { readonly price: string | number }
  'myBooking.page.elseTitle': undefined
  'myBooking.page.elseWords': undefined
  'myBooking.page.everythingPaid': undefined
  'myBooking.page.expired': undefined
  'myBooking.page.firstDue': undefined
  'myBooking.page.hasRoomFor': { readonly what: string | number }
  'myBooking.page.heldUntil': { readonly until: string | number }
  'myBooking.page.joined': undefined
  'myBooking.page.joining': undefined
  'myBooking.page.keep': undefined
  'myBooking.page.keepDate': undefined
  'myBooking.page.keepNote': undefined
  'myBooking.page.keepOrder': undefined
  'myBooking.page.keepParty': undefined
  'myBooking.page.leftToPay': undefined
  'myBooking.page.maybeChanged': undefined
  'myBooking.page.message': undefined
  'myBooking.page.messageLabel': undefined
  'myBooking.page.messageSent': undefined
  'myBooking.page.messageWords': undefined
  'myBooking.page.move': undefined
  'myBooking.page.moveDone': undefined
  'myBooking.page.moveParty': undefined
  'myBooking.page.movePay': { readonly amount: string | number }
  'myBooking.page.moveTitle': undefined
  'myBooking.page.moveWords': { readonly day: string }
  'myBooking.page.moving': undefined
  'myBooking.page.nights': { readonly count: number }
  'myBooking.page.noAnswer': undefined
  'myBooking.page.nothingChanged': undefined
  'myBooking.page.now': undefined
  'myBooking.page.onItsWay': { readonly what: string | number }
  'myBooking.page.order': undefined
  'myBooking.page.orderDone': undefined
  'myBooking.page.orderKinds.addons': { readonly day: string }
  'myBooking.page.orderKinds.fewer': { readonly day: string }
  'myBooking.page.orderKinds.more': { readonly day: string }
  'myBooking.page.orderMore': undefined
  'myBooking.page.orderTitle': undefined
  'myBooking.page.orderUntil': { readonly kinds: string | number }
  'myBooking.page.orderWishes': undefined
  'myBooking.page.orderWords': undefined
  'myBooking.page.paid': undefined
  'myBooking.page.paidBy': { readonly by: string | number; readonly day: string }
  'myBooking.page.paidSoFar': undefined
  'myBooking.page.pay': { readonly amount: string | number }
  'myBooking.page.payAndChange': { readonly amount: string | number }
  'myBooking.page.payByCard': { readonly amount: string | number }
  'myBooking.page.payments': undefined
  'myBooking.page.pendingWord': undefined
  'myBooking.page.pricesKept': undefined
  'myBooking.page.receiptPdf': undefined
  'myBooking.page.received': undefined
  'myBooking.page.refundedBy': { readonly by: string | number; readonly day: string }
  'myBooking.page.remaining': undefined
  'myBooking.page.seeChange': undefined
  'myBooking.page.seeReceipt': undefined
  'myBooking.page.send': undefined
  'myBooking.page.settling': undefined
  'myBooking.page.starts': undefined
  'myBooking.page.stopWaiting': undefined
  'myBooking.page.stopping': undefined
  'myBooking.page.termsFact': undefined
  'myBooking.page.termsPdf': undefined
  'myBooking.page.thankYou': undefined
  'myBooking.page.toPay': undefined
  'myBooking.page.tonight': undefined
  'myBooking.page.unpaid': undefined
  'myBooking.page.waitForRoom': undefined
  'myBooking.page.waitInstead': undefined
  'myBooking.page.waitWords': undefined
  'myBooking.page.waitsFor': { readonly what: string | number }
  'myBooking.page.waitsWords': undefined
  'myBooking.page.waiver': { readonly covers: number }
  'myBooking.page.weCome': undefined
  'myBooking.page.where': undefined
  'myBooking.page.youGetBack': undefined
  'myBooking.page.yourParty': { readonly theme: string | number }
  'myBooking.page.zip': undefined
  'myBooking.pictures.saved': undefined
  'myBooking.pictures.title': undefined
  'myBooking.progress.checked': { readonly time: string | number }
  'myBooking.progress.checkedBy': { readonly name: string | number; readonly time: string | number }
  'myBooking.progress.checks': undefined
  'myBooking.progress.onTheWay': { readonly time: string | number }
  'myBooking.progress.photo': { readonly number: string | number }
  'myBooking.progress.setUp': { readonly time: string | number }
  'myBooking.progress.washed': { readonly day: string | number }
  'myBooking.ready.done': undefined
  'myBooking.ready.open': undefined
  'myBooking.ready.photo': undefined
  'myBooking.ready.photoHint': undefined
  'myBooking.ready.save': undefined
  'myBooking.ready.saved': undefined
  'myBooking.ready.sentence': undefined
  'myBooking.ready.ticks.adultHome': undefined
  'myBooking.ready.ticks.floorClear': undefined
  'myBooking.ready.ticks.petsAway': undefined
  'myBooking.ready.ticks.wayClear': undefined
  'myBooking.ready.title': undefined
  'myBooking.texts.saved': undefined
  'myBooking.texts.stopped': undefined
  'myBooking.texts.stoppedAt': { readonly phone: string | number }
  'myBooking.texts.title': undefined
  'myBooking.tip.change': undefined
  'myBooking.tip.choices': undefined
  'myBooking.tip.choose': undefined
  'myBooking.tip.form': undefined
  'myBooking.tip.own': undefined
  'myBooking.tip.ownAmount': undefined
  'myBooking.tip.pay': { readonly amount: string | number }
  'myBooking.tip.sentence': undefined
  'myBooking.tip.start': { readonly amount: string | number }
  'myBooking.tip.thanks': undefined
  'myBooking.tip.tipped': { readonly amount: string | number }
  'myBooking.tip.title': undefined
  'myBooking.tip.wrong': { readonly minimumCents: number; readonly maximumCents: number }
  'newsletter.confirmationGone': undefined
  'newsletter.subscriberGone': undefined
  'newsletter.unknownUnsubscribeLink': undefined
  'orderChange.becameSmaller': { readonly amount: number }
  'orderChange.byContact': undefined
  'orderChange.cameTooLate': { readonly why: string | number }
  'orderChange.cannotBeChanged': { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled' }
  'orderChange.changedMeanwhile': undefined
  'orderChange.closed': { readonly kind: 'fewer' | 'addons' | 'more'; readonly lastDay: string }
  'orderChange.costsNothing': undefined
  'orderChange.couponGoes': { readonly code: string | number }
  'orderChange.dueNow': { readonly amount: number }
  'orderChange.moveDifference': undefined
  'orderChange.moveFee': undefined
  'orderChange.ofBalance': { readonly direction: 'up' | 'down'; readonly difference: number; readonly balance: number; readonly dueDay: string }
  'orderChange.paidFor': undefined
  'orderChange.paidNow': { readonly amount: number }
  'orderChange.partyHasBegun': undefined
  'orderChange.refunds': { readonly amount: number }
  'orderChange.refundsNothing': { readonly kept: number }
  'orderChange.refundsPart': { readonly back: number; readonly kept: number }
  'orderChange.toPay': { readonly amount: number }
  'orderChange.unchanged': undefined
  'orderChange.underway': undefined
  'outbox.isText': undefined
  'outbox.noMailServer': undefined
  'outbox.recipientErased': undefined
  'outbox.sentAlready': undefined
  'outbox.unknownMail': undefined
  'pageTitles.description': undefined
  'pageTitles.own': undefined
  'pageTitles.success': undefined
  'pageTitles.waiting': undefined
  'pageTitles.wizard': undefined
  'pages.area.book': undefined
  'pages.area.bookLead': undefined
  'pages.area.bookTitle': undefined
  'pages.area.description': { readonly area: string | number }
  'pages.area.factsLead': undefined
  'pages.area.factsTitle': { readonly area: string | number }
  'pages.area.fee': { readonly area: string | number }
  'pages.area.lead': { readonly area: string | number }
  'pages.area.lookCloser': { readonly what: string | number }
  'pages.area.parties': { readonly area: string | number }
  'pages.area.partyCount': { readonly count: string | number }
  'pages.area.picture': { readonly area: string | number; readonly number: string | number }
  'pages.area.picturesLead': undefined
  'pages.area.picturesTitle': { readonly area: string | number }
  'pages.area.range': { readonly least: string | number; readonly most: string | number }
  'pages.area.reviewCount': { readonly count: number }
  'pages.area.reviews': { readonly rating: string | number }
  'pages.area.reviewsTitle': { readonly area: string | number }
  'pages.area.room': { readonly width: string | number; readonly length: string | number }
  'pages.area.roomFor': { readonly teepees: number }
  'pages.area.seeThemes': undefined
  'pages.area.themesTitle': undefined
  'pages.area.title': { readonly area: string | number }
  'pages.area.window': { readonly start: string | number }
  'pages.area.zipCodes': undefined
  'pages.frame.admin': undefined
  'pages.frame.areas': undefined
  'pages.frame.backHome': undefined
  'pages.frame.bookNow': undefined
  'pages.frame.bookParty': undefined
  'pages.frame.bookYourParty': undefined
  'pages.frame.cookies': undefined
  'pages.frame.delivery': undefined
  'pages.frame.imageFailed': undefined
  'pages.frame.leaveReview': undefined
  'pages.frame.main': undefined
  'pages.frame.mainLinks.about': undefined
  'pages.frame.mainLinks.addons': undefined
  'pages.frame.mainLinks.contact': undefined
  'pages.frame.mainLinks.faq': undefined
  'pages.frame.mainLinks.home': undefined
  'pages.frame.mainLinks.themes': undefined
  'pages.frame.menu': undefined
  'pages.frame.menuLinks.addons': undefined
  'pages.frame.menuLinks.contact': undefined
  'pages.frame.menuLinks.faq': undefined
  'pages.frame.menuLinks.home': undefined
  'pages.frame.menuLinks.how': undefined
  'pages.frame.menuLinks.themes': undefined
  'pages.frame.newsletter': undefined
  'pages.frame.notFound': undefined
  'pages.frame.notInOurBook': undefined
  'pages.frame.notice': undefined
  'pages.frame.openMenu': undefined
  'pages.frame.parties': undefined
  'pages.frame.partyAddons': undefined
  'pages.frame.privacy': undefined
  'pages.frame.quickLinks': undefined
  'pages.frame.rights': undefined
  'pages.frame.script.closeMenu': undefined
  'pages.frame.script.imageFailedOf': { readonly place: string | number }
  'pages.frame.script.lookCloser': { readonly place: string | number }
  'pages.frame.script.offline': undefined
  'pages.frame.script.offlineTitle': undefined
  'pages.frame.script.openMenu': undefined
  'pages.frame.script.pause': undefined
  'pages.frame.script.pauseCarousel': undefined
  'pages.frame.script.picture': undefined
  'pages.frame.script.pictureTitle': undefined
  'pages.frame.script.play': undefined
  'pages.frame.script.playCarousel': undefined
  'pages.frame.script.readMore': undefined
  'pages.frame.script.readMoreAbout': { readonly place: string | number }
  'pages.frame.script.showLess': undefined
  'pages.frame.script.showLessAbout': { readonly place: string | number }
  'pages.frame.script.soon': { readonly place: string | number }
  'pages.frame.script.soonTitle': undefined
  'pages.frame.services': undefined
  'pages.frame.skip': undefined
  'pages.frame.terms': undefined
  'pages.frame.tryAgain': undefined
  'pages.frame.wrong': undefined
  'pages.home.area': { readonly miami: string | number }
  'pages.home.bookExperience': undefined
  'pages.home.bookTeepees': undefined
  'pages.home.businessDescription': undefined
  'pages.home.carousel': undefined
  'pages.home.closeNotice': undefined
  'pages.home.customerRating': { readonly stars: string | number }
  'pages.home.exploreThemes': undefined
  'pages.home.familiesSay': undefined
  'pages.home.featured': undefined
  'pages.home.from': { readonly amount: string | number }
  'pages.home.lookCloser': { readonly name: string | number }
  'pages.home.lookCloserAt': { readonly what: string | number }
  'pages.home.map': { readonly miles: string | number }
  'pages.home.mapFile': undefined
  'pages.home.next': undefined
  'pages.home.noTestimonials': undefined
  'pages.home.noThemes': undefined
  'pages.home.noThemesTitle': undefined
  'pages.home.parties': { readonly count: string | number }
  'pages.home.partyOf': { readonly name: string | number }
  'pages.home.pause': undefined
  'pages.home.pauseCarousel': undefined
  'pages.home.perTeepee': undefined
  'pages.home.previous': undefined
  'pages.home.rating': { readonly rating: string | number }
  'pages.home.readMore': undefined
  'pages.home.readMoreAbout': { readonly name: string | number }
  'pages.home.recentBookings': undefined
  'pages.home.setUpOf': { readonly name: string | number }
  'pages.home.teepeesOf': { readonly name: string | number }
  'pages.home.viewDetails': undefined
  'pages.home.viewDetailsOf': { readonly name: string | number }
  'pages.home.viewThemes': undefined
  'pages.home.welcome': undefined
  'pages.more.addNameToBooking': { readonly name: string | number }
  'pages.more.addToBooking': undefined
  'pages.more.addons': undefined
  'pages.more.addonsDescription': undefined
  'pages.more.addonsFailed': undefined
  'pages.more.addonsLead': undefined
  'pages.more.addonsTitle': undefined
  'pages.more.address': undefined
  'pages.more.backHome': undefined
  'pages.more.backToThemes': undefined
  'pages.more.bookTheme': undefined
  'pages.more.comingSoon': undefined
  'pages.more.easy': undefined
  'pages.more.easyTitle': undefined
  'pages.more.email': undefined
  'pages.more.floral': undefined
  'pages.more.free': undefined
  'pages.more.from': { readonly amount: string | number }
  'pages.more.home': undefined
  'pages.more.homeTitle': { readonly name: string | number }
  'pages.more.hours': undefined
  'pages.more.includedTitle': undefined
  'pages.more.lookCloser': { readonly name: string | number }
  'pages.more.lookCloserAt': { readonly number: string | number }
  'pages.more.morePictures': undefined
  'pages.more.newsletter': undefined
  'pages.more.noAddons': undefined
  'pages.more.notNow': undefined
  'pages.more.perPerson': { readonly price: string | number }
  'pages.more.perTeepee': undefined
  'pages.more.phone': undefined
  'pages.more.popular': undefined
  'pages.more.problems.invalidId.sentence': undefined
  'pages.more.problems.invalidId.title': undefined
  'pages.more.problems.loading.sentence': undefined
  'pages.more.problems.loading.title': undefined
  'pages.more.problems.notFound.sentence': undefined
  'pages.more.problems.notFound.title': undefined
  'pages.more.productName': { readonly name: string | number }
  'pages.more.reviewDescription': undefined
  'pages.more.reviewHeading': undefined
  'pages.more.reviewLead': undefined
  'pages.more.reviewTitle': undefined
  'pages.more.reviews': { readonly count: number }
  'pages.more.share': undefined
  'pages.more.soonRibbon': undefined
  'pages.more.start': undefined
  'pages.more.teepeesOf': { readonly name: string | number }
  'pages.more.theme': undefined
  'pages.more.themeTitle': { readonly name: string | number }
  'pages.more.themes': undefined
  'pages.more.tryAgain': undefined
  'pages.more.view': { readonly name: string | number; readonly number: string | number }
  'pages.newsletterLinks.confirm.button': undefined
  'pages.newsletterLinks.confirm.done': undefined
  'pages.newsletterLinks.confirm.question': undefined
  'pages.newsletterLinks.confirm.title': undefined
  'pages.newsletterLinks.failed': undefined
  'pages.newsletterLinks.refuse.button': undefined
  'pages.newsletterLinks.refuse.done': undefined
  'pages.newsletterLinks.refuse.question': undefined
  'pages.newsletterLinks.refuse.title': undefined
  'pages.newsletterLinks.unsubscribe.button': undefined
  'pages.newsletterLinks.unsubscribe.done': undefined
  'pages.newsletterLinks.unsubscribe.question': undefined
  'pages.newsletterLinks.unsubscribe.title': undefined
  'pages.night.allowed': undefined
  'pages.night.allows': { readonly films: 'true' | (string & {}); readonly photos: 'true' | (string & {}) }
  'pages.night.count': { readonly coming: string | number; readonly maybe: string | number }
  'pages.night.maybe': undefined
  'pages.night.nobody': undefined
  'pages.night.phone': undefined
  'pages.night.pickup': undefined
  'pages.night.siblings': { readonly count: number }
  'pages.night.title': undefined
  'pages.party.allergies': undefined
  'pages.party.allergiesHint': undefined
  'pages.party.allowed': undefined
  'pages.party.answers': { readonly coming: 'yes' | 'no' | (string & {}) }
  'pages.party.change': undefined
  'pages.party.coming': undefined
  'pages.party.consentHint': undefined
  'pages.party.consentedBy': undefined
  'pages.party.details': undefined
  'pages.party.failed': undefined
  'pages.party.films': undefined
  'pages.party.firstName': undefined
  'pages.party.goneTitle': undefined
  'pages.party.invited': { readonly host: string | number }
  'pages.party.keepLink': undefined
  'pages.party.nightPhone': undefined
  'pages.party.noSiblings': undefined
  'pages.party.pageTitle': undefined
  'pages.party.photos': undefined
  'pages.party.pickup': undefined
  'pages.party.pickupHint': undefined
  'pages.party.privacy': undefined
  'pages.party.saveChange': undefined
  'pages.party.send': undefined
  'pages.party.siblings': undefined
  'pages.party.thanks': { readonly coming: 'yes' | 'no' | (string & {}) }
  'pages.party.title': { readonly theme: string | number }
  'pages.party.where': undefined
  'party.bounds': { readonly from: string; readonly to: string }
  'party.children': { readonly count: number }
  'party.howManyNights': undefined
  'party.load': { readonly theme: string | number }
  'party.nights': { readonly count: number }
  'party.nightsLabel': undefined
  'party.stay': { readonly when: string | number; readonly count: number; readonly until: string }
  'party.teepees': { readonly count: number }
  'party.window': { readonly from: string; readonly to: string }
  'partyEntry.balanceOpen': undefined
  'partyEntry.held': undefined
  'partyEntry.notes': { readonly reference: string | number }
  'partyEntry.notesWithWindow': { readonly reference: string | number; readonly bounds: string | number }
  'partyEntry.over': { readonly reference: string | number }
  'partyEntry.title': { readonly theme: string | number }
  'payments.balanceDueBy': { readonly day: string }
  'payments.bankStillWorking': undefined
  'payments.bookingGoneMoneyBack': undefined
  'payments.cameTooLate': { readonly refusal: string | number }
  'payments.cancelledMoneyBack': undefined
  'payments.couponUsedUpMeanwhile': undefined
  'payments.currency': undefined
  'payments.dateKept': undefined
  'payments.dateKeptUntil': { readonly instant: string }
  'payments.doesNotCover': { readonly paid: number; readonly due: number }
  'payments.dueChanged': { readonly purpose: 'balance' | 'booking'; readonly amount: number }
  'payments.everythingPaid': undefined
  'payments.failedRefundIsNow': { readonly amount: number }
  'payments.findingUnknown': undefined
  'payments.fullPaymentNeeded': { readonly total: number }
  'payments.leftToPay': { readonly left: number }
  'payments.methodNeeded': undefined
  'payments.moneyGoesBack': undefined
  'payments.noEvent': undefined
  'payments.noFailedRefund': undefined
  'payments.notOverpaid': undefined
  'payments.notPaidInTime': undefined
  'payments.nothingToPay': { readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled' }
  'payments.overpaymentIsNow': { readonly amount: number }
  'payments.paidTooMuch': { readonly amount: number }
  'payments.paidTwice': undefined
  'payments.paymentCanceled': undefined
  'payments.paymentFailed': undefined
  'payments.paymentOfOther': undefined
  'payments.paymentServiceDown': undefined
  'payments.paymentSuccessful': undefined
  'payments.paymentUnderway': undefined
  'payments.paymentWithoutBooking': undefined
  'payments.priceChanged': { readonly due: number; readonly total: number }
  'payments.providerMissing': { readonly name: string | number }
  'payments.refundWentAnotherWay': { readonly left: number }
  'payments.signatureWrong': undefined
  'payments.testPaymentsOff': undefined
  'payments.tooLittleForCard': { readonly amount: number }
  'payments.tooManyPayments': undefined
  'payments.tooManyUnbooked': { readonly seconds: number }
  'payments.unknownPayment': undefined
  'payments.unknownProvider': undefined
  'payments.webhooksMissing': { readonly setting: string | number }
  'pictures.damaged': undefined
  'pictures.deletedMeanwhile': undefined
  'pictures.fileTooLarge': { readonly megabytes: string | number; readonly size: string | number }
  'pictures.formNeeded': undefined
  'pictures.gone': undefined
  'pictures.heicTooLarge': undefined
  'pictures.heicUnreadable': undefined
  'pictures.inUse': undefined
  'pictures.nothingChosen': undefined
  'pictures.otherFileInside': undefined
  'pictures.pathOrAddress': undefined
  'pictures.pathRequired': undefined
  'pictures.pointInside': undefined
  'pictures.shownBy.more': { readonly first: string | number; readonly second: string | number; readonly others: string | number }
  'pictures.shownBy.one': { readonly first: string | number }
  'pictures.shownBy.three': { readonly first: string | number; readonly second: string | number; readonly third: string | number }
  'pictures.shownBy.two': { readonly first: string | number; readonly second: string | number }
  'pictures.tooLarge': { readonly megabytes: string | number }
  'pictures.tooManyPixels': undefined
  'pictures.unknownFormat': undefined
  'pictures.unreadable': undefined
  'pictures.uploadInterrupted': undefined
  'pictures.user.addon': { readonly name: string | number }
  'pictures.user.bookingSteps': undefined
  'pictures.user.hero': undefined
  'pictures.user.heroDefault': undefined
  'pictures.user.logo': undefined
  'pictures.user.logoDefault': undefined
  'pictures.user.newsletter': undefined
  'pictures.user.phoneHeroDefault': undefined
  'pictures.user.review': { readonly name: string | number }
  'pictures.user.theme': { readonly name: string | number }
  'price.agreed': undefined
  'price.allIn': { readonly total: number; readonly teepees: number; readonly zip: string | number; readonly parts: string | number }
  'price.balanceDue': { readonly days: string | number }
  'price.balanceDueOn': { readonly day: string }
  'price.balanceLater': undefined
  'price.by.card': undefined
  'price.by.cash': undefined
  'price.by.cheque': undefined
  'price.by.zelle': undefined
  'price.coupon': { readonly code: string | number; readonly off: string | number }
  'price.delivery': { readonly zip: string | number }
  'price.depositDueNow': undefined
  'price.depositPaid': undefined
  'price.discount': undefined
  'price.dueNow': undefined
  'price.exempt': { readonly certificate: string | number }
  'price.free': undefined
  'price.from': { readonly amount: number; readonly rest: string | number }
  'price.keptBeyond': undefined
  'price.minimum': { readonly miles: number }
  'price.moreNights': { readonly count: number }
  'price.off': { readonly amount: string | number }
  'price.paidBeyond': undefined
  'price.paidInFull': undefined
  'price.paidLessRefunds': undefined
  'price.paidSoFar': undefined
  'price.parts.addon': { readonly amount: number }
  'price.parts.delivery': { readonly amount: number }
  'price.parts.tax': { readonly amount: number }
  'price.parts.theme': { readonly amount: number }
  'price.perUnit.child': undefined
  'price.perUnit.party': undefined
  'price.perUnit.teepee': undefined
  'price.policy.and': { readonly steps: string | number; readonly step: string | number }
  'price.policy.byShare': { readonly share: number }
  'price.policy.comesBack': { readonly deposit: string | number; readonly steps: string | number }
  'price.policy.depositKept': { readonly deposit: string | number }
  'price.policy.first': { readonly share: string | number; readonly days: number }
  'price.policy.inFull': undefined
  'price.policy.later': { readonly share: string | number; readonly days: number }
  'price.policy.nothingBack': undefined
  'price.priceAfterDiscount': undefined
  'price.restDueNow': undefined
  'price.stillToCome.both': undefined
  'price.stillToCome.delivery': undefined
  'price.stillToCome.tax': undefined
  'price.tax': { readonly percent: number }
  'price.total': undefined
  'price.waived': undefined
  'price.waiver': { readonly percent: number }
  'priceAdvice.daysIn': { readonly months: string | number }
  'priceAdvice.empty': { readonly cases: string | number; readonly of: string | number; readonly days: string | number }
  'priceAdvice.less': { readonly kind: 'nothing' | (string & {}); readonly percent: number; readonly cost: number }
  'priceAdvice.more': { readonly amount: number; readonly earned: number }
  'priceAdvice.size': { readonly parties: number; readonly teepees: string | number; readonly below: string | number; readonly fewer: string | number; readonly above: string | number; readonly more: string | number }
  'priceAdvice.sizeRule': { readonly teepees: string | number }
  'priceAdvice.soldOut': { readonly cases: string | number; readonly of: string | number; readonly days: string | number }
  'priceAdvice.together': { readonly names: string | number; readonly together: string | number; readonly either: string | number }
  'priceAdvice.togetherRule': { readonly names: string | number }
  'priceAdvice.waiting': { readonly cases: string | number; readonly of: string | number; readonly days: string | number }
  'priceAdvice.weekday': { readonly weekday: '0' | '1' | '2' | '3' | '4' | '5' | (string & {}) }
  'priceAdvice.weekdaysIn': { readonly months: string | number; readonly weekdays: string | number }
  'priceList.always': undefined
  'priceList.bothOrNeither': undefined
  'priceList.change.eachTeepee': { readonly way: 'less' | (string & {}); readonly amount: string | number }
  'priceList.change.forParty': { readonly way: 'less' | (string & {}); readonly amount: string | number }
  'priceList.chooseOne': undefined
  'priceList.day': undefined
  'priceList.idTwice': undefined
  'priceList.nameNeeded': undefined
  'priceList.nights': { readonly most: number }
  'priceList.percent': undefined
  'priceList.sentence': { readonly when: string | number; readonly change: string | number }
  'priceList.spanNeeded': undefined
  'priceList.spanOrder': undefined
  'priceList.stepsFromOne': undefined
  'priceList.themeGone': undefined
  'priceList.weekday': undefined
  'priceList.when.days': { readonly first: string | number; readonly last: string | number }
  'priceList.when.daysAhead': { readonly kind: 'to' | 'from' | 'just' | (string & {}); readonly to: number; readonly from: number }
  'priceList.when.miles': { readonly kind: 'to' | 'from' | 'just' | (string & {}); readonly to: number; readonly from: number }
  'priceList.when.stairs': { readonly stairs: 'yes' | (string & {}) }
  'priceList.when.teepees': { readonly kind: 'to' | 'from' | 'just' | (string & {}); readonly to: number; readonly from: number }
  'priceList.wholeUpTo': { readonly most: number }
  'pricing.amount': undefined
  'pricing.certificateEnds': { readonly day: string }
  'pricing.countyFrom': undefined
  'pricing.countyNeeded': undefined
  'pricing.days365': undefined
  'pricing.daysTwice': undefined
  'pricing.depositAboveZero': undefined
  'pricing.depotNeeded': undefined
  'pricing.factor': undefined
  'pricing.hour': undefined
  'pricing.miles': { readonly most: number }
  'pricing.milesTwice': undefined
  'pricing.noTaxCharged': undefined
  'pricing.notInFlorida': { readonly zip: string | number }
  'pricing.noticeDays': undefined
  'pricing.percent': undefined
  'pricing.times': undefined
  'pricing.twoRates': { readonly county: string | number; readonly from: string }
  'pricing.zipOutsideArea': { readonly zip: string | number }
  'pricing.zipUnknown': { readonly zip: string | number }
  'problem.backHome': undefined
  'problem.missing': undefined
  'problem.missingTitle': undefined
  'problem.wrong': undefined
  'problem.wrongTitle': undefined
  'push.atMost': { readonly most: string | number }
  'push.bothTimes': undefined
  'push.browserGone': undefined
  'push.noBrowser': undefined
  'push.notASubscription': undefined
  'push.payload.booked.body': undefined
  'push.payload.booked.title': { readonly id: string | number }
  'push.payload.conflict.body': undefined
  'push.payload.conflict.title': { readonly id: string | number }
  'push.payload.message.body': undefined
  'push.payload.message.title': undefined
  'push.payload.paid.body': undefined
  'push.payload.paid.title': { readonly id: string | number }
  'push.payload.payment_failed.body': undefined
  'push.payload.payment_failed.title': undefined
  'push.payload.stop_problem.body': undefined
  'push.payload.stop_problem.title': { readonly id: string | number }
  'push.payload.test.body': undefined
  'push.payload.test.title': undefined
  'push.payload.text.body': undefined
  'push.payload.text.title': undefined
  'questions.addonList': undefined
  'questions.addonsNeeded': undefined
  'questions.answerNeeded': undefined
  'questions.choiceNeeded': undefined
  'questions.each': { readonly per: 'child' | 'teepee' | (string & {}); readonly number: string | number }
  'questions.gone': undefined
  'questions.labelNeeded': undefined
  'questions.listNeeded': { readonly per: 'child' | 'teepee' | (string & {}) }
  'questions.numberNeeded': undefined
  'questions.optionNeeded': undefined
  'questions.optionTwice': undefined
  'questions.optionsNeeded': undefined
  'questions.save': undefined
  'questions.saved': undefined
  'questions.sentence': undefined
  'questions.textNeeded': undefined
  'questions.themesNeeded': undefined
  'questions.title': undefined
  'questions.tooMany': { readonly per: 'child' | 'teepee' | (string & {}); readonly most: string | number }
  'questions.unknownAddon': undefined
  'questions.unknownTheme': undefined
  'questions.yesNoNeeded': undefined
  'receipt.bookingId': undefined
  'receipt.for': undefined
  'receipt.party': undefined
  'receipt.partyAt': { readonly theme: string | number; readonly day: string; readonly start: string }
  'receipt.partyOn': { readonly theme: string | number; readonly day: string }
  'receipt.payment': { readonly method: 'card' | 'cash' | 'zelle' | 'cheque'; readonly day: string }
  'receipt.paymentOnItsWay': { readonly method: 'card' | 'cash' | 'zelle' | 'cheque'; readonly day: string }
  'receipt.payments': undefined
  'receipt.refund': { readonly method: 'card' | 'cash' | 'zelle' | 'cheque'; readonly day: string }
  'receipt.refundOnItsWay': { readonly method: 'card' | 'cash' | 'zelle' | 'cheque'; readonly day: string }
  'receipt.title': undefined
  'receipt.weCome': undefined
  'receipt.where': undefined
  'receipt.yourParty': undefined
  'refunds.bookingDeleted': undefined
  'refunds.comesBack': { readonly amount: number }
  'refunds.madeInDashboard': undefined
  'refunds.moveKeepsRefund': { readonly percent: number }
  'refunds.notTaken': undefined
  'refunds.overpayment': { readonly amount: number }
  'reports.accountName': undefined
  'reports.fromNeeded': undefined
  'reports.monthNeeded': undefined
  'reports.oneYear': undefined
  'reports.sourceNeeded': undefined
  'reports.tenYears': undefined
  'reports.toNeeded': undefined
  'resources.change': undefined
  'resources.changeGone': undefined
  'resources.daysOver': undefined
  'resources.fewerThanThere': { readonly most: number }
  'resources.firstDay': undefined
  'resources.gone': undefined
  'resources.kind': undefined
  'resources.lastDay': undefined
  'resources.onlyRepairs': undefined
  'resources.per': undefined
  'resources.quantity': undefined
  'resources.requirement': undefined
  'resources.requirementOf': undefined
  'resources.userGone': undefined
  'roomFit.drawing': { readonly teepees: number; readonly width: string | number; readonly length: string | number }
  'roomFit.feetRange': { readonly minimum: string | number; readonly maximum: string | number }
  'roomFit.fits': { readonly teepees: number }
  'roomFit.length': undefined
  'roomFit.needs': { readonly teepees: number; readonly width: string | number; readonly length: string | number }
  'roomFit.noneFits': undefined
  'roomFit.photo.adjust': undefined
  'roomFit.photo.after.closer': undefined
  'roomFit.photo.after.floor': undefined
  'roomFit.photo.after.sheet': undefined
  'roomFit.photo.another': undefined
  'roomFit.photo.closer': undefined
  'roomFit.photo.corners.floor.farLeft': undefined
  'roomFit.photo.corners.floor.farRight': undefined
  'roomFit.photo.corners.floor.nearLeft': undefined
  'roomFit.photo.corners.floor.nearRight': undefined
  'roomFit.photo.corners.sheet.farLeft': undefined
  'roomFit.photo.corners.sheet.farRight': undefined
  'roomFit.photo.corners.sheet.nearLeft': undefined
  'roomFit.photo.corners.sheet.nearRight': undefined
  'roomFit.photo.drawn': { readonly teepees: number }
  'roomFit.photo.field': undefined
  'roomFit.photo.floor': undefined
  'roomFit.photo.heic': undefined
  'roomFit.photo.intro': undefined
  'roomFit.photo.keys': undefined
  'roomFit.photo.measured': { readonly width: string | number; readonly length: string | number; readonly inches: number }
  'roomFit.photo.problems.doubt': undefined
  'roomFit.photo.problems.floor': undefined
  'roomFit.photo.problems.sheet': undefined
  'roomFit.photo.sheet': undefined
  'roomFit.photo.stays': undefined
  'roomFit.photo.unreadable': undefined
  'roomFit.someFit': { readonly most: number; readonly teepees: string | number }
  'roomFit.usePhoto': undefined
  'roomFit.width': undefined
  'roomReady.notAsked': undefined
  'roomReady.tooLate': undefined
  'rules.allergiesByPhone': { readonly phone: string | number }
  'rules.amountTooLarge': undefined
  'rules.amountTooSmall': { readonly amount: number }
  'rules.atLeast': { readonly field: string | number; readonly length: string | number }
  'rules.atMost': { readonly field: string | number; readonly length: string | number }
  'rules.beyondDeposit': { readonly count: number; readonly share: number; readonly deposit: number; readonly refund: number }
  'rules.beyondPrice': { readonly excess: number; readonly refund: number }
  'rules.depositOnly': undefined
  'rules.field.address': undefined
  'rules.field.allergiesAndNeeds': undefined
  'rules.field.city': undefined
  'rules.field.customThemeDetails': undefined
  'rules.field.email': undefined
  'rules.field.firstName': undefined
  'rules.field.floor': undefined
  'rules.field.guestCount': undefined
  'rules.field.lastName': undefined
  'rules.field.phone': undefined
  'rules.field.specialRequests': undefined
  'rules.field.stairs': undefined
  'rules.field.state': undefined
  'rules.field.zipCode': undefined
  'rules.foreignPhone': undefined
  'rules.maximumGuests': { readonly count: string | number }
  'rules.minimumGuests': { readonly count: string | number }
  'rules.mostNights': { readonly most: number }
  'rules.mostTeepees': { readonly most: string | number }
  'rules.neverRefunded': undefined
  'rules.noMoreAfterMove': { readonly percent: number; readonly refund: number }
  'rules.noOption': { readonly field: string | number }
  'rules.noRefundWithin': { readonly count: number }
  'rules.nothingToRefund': undefined
  'rules.oneTeepee': undefined
  'rules.outsideArea': { readonly zip: string | number; readonly phone: string | number }
  'rules.selectDate': undefined
  'rules.selectTeepees': undefined
  'rules.selectTheme': undefined
  'rules.teepeesNeeded': { readonly children: number; readonly teepees: number; readonly minimum: string | number; readonly maximum: string | number }
  'rules.teepeesNeededBetween': { readonly children: number; readonly fewest: string | number; readonly most: string | number; readonly minimum: string | number; readonly maximum: string | number }
  'rules.unknownZip': { readonly zip: string | number; readonly phone: string | number }
  'rules.validEmail': undefined
  'rules.validPhone': undefined
  'rules.validZip': undefined
  'rules.wholeGuests': undefined
  'samples.notices.1.action': undefined
  'samples.notices.1.when': undefined
  'samples.notices.2.action': undefined
  'samples.notices.2.when': undefined
  'samples.notices.3.action': undefined
  'samples.notices.3.when': undefined
  'samples.notices.4.action': undefined
  'samples.notices.4.when': undefined
  'samples.notices.5.action': undefined
  'samples.notices.5.when': undefined
  'samples.notices.6.action': undefined
  'samples.notices.6.when': undefined
  'samples.notices.7.action': undefined
  'samples.notices.7.when': undefined
  'samples.notices.8.action': undefined
  'samples.notices.8.when': undefined
  'samples.reviews.1': undefined
  'samples.reviews.2': undefined
  'samples.reviews.3': undefined
  'samples.reviews.4': undefined
  'samples.reviews.5': undefined
  'samples.reviews.6': undefined
  'samples.reviews.7': undefined
  'samples.reviews.8': undefined
  'search.settingsPage': { readonly page: string | number }
  'search.words.prices.autopay': undefined
  'search.words.prices.changes': undefined
  'search.words.prices.damage': undefined
  'search.words.prices.delivery': undefined
  'search.words.prices.list-terms': undefined
  'search.words.prices.policy': undefined
  'search.words.prices.rules': undefined
  'search.words.prices.sizes': undefined
  'search.words.prices.tax': undefined
  'search.words.prices.ways': undefined
  'search.words.settings.assistants': undefined
  'search.words.settings.bookings': undefined
  'search.words.settings.calendar': undefined
  'search.words.settings.capacity': undefined
  'search.words.settings.contact': undefined
  'search.words.settings.crew-steps': undefined
  'search.words.settings.history': undefined
  'search.words.settings.invoices': undefined
  'search.words.settings.keys': undefined
  'search.words.settings.look': undefined
  'search.words.settings.prices': undefined
  'search.words.settings.social': undefined
  'search.words.settings.terms': undefined
  'search.words.tabs.account': undefined
  'search.words.tabs.addons': undefined
  'search.words.tabs.audit-log': undefined
  'search.words.tabs.availability': undefined
  'search.words.tabs.bookings': undefined
  'search.words.tabs.coupons': undefined
  'search.words.tabs.customers': undefined
  'search.words.tabs.dashboard': undefined
  'search.words.tabs.follow-ups': undefined
  'search.words.tabs.integrations': undefined
  'search.words.tabs.invoices': undefined
  'search.words.tabs.messages': undefined
  'search.words.tabs.moving': undefined
  'search.words.tabs.newsletter': undefined
  'search.words.tabs.outbox': undefined
  'search.words.tabs.questions': undefined
  'search.words.tabs.reports': undefined
  'search.words.tabs.resources': undefined
  'search.words.tabs.settings': undefined
  'search.words.tabs.site-texts': undefined
  'search.words.tabs.spanish': undefined
  'search.words.tabs.system': undefined
  'search.words.tabs.team': undefined
  'search.words.tabs.testimonials': undefined
  'search.words.tabs.themes': undefined
  'search.words.tabs.work': undefined
  'service.databaseDown': undefined
  'service.internalFailure': undefined
  'service.nothingHere': undefined
  'service.rateLimited': { readonly seconds: number }
  'service.storageDown': undefined
  'service.tellNumber': { readonly number: string | number }
  'service.tooManyHolds': { readonly count: string | number; readonly minutes: number }
  'settings.addressRequired': undefined
  'settings.cannotRestore': undefined
  'settings.changeUnknown': undefined
  'settings.color': undefined
  'settings.feet': { readonly least: string | number; readonly most: string | number }
  'settings.hoursRequired': undefined
  'settings.invoicePrefix': undefined
  'settings.phoneRequired': undefined
  'settings.titleTooShort': undefined
  'settings.wholeParties': undefined
  'setup.cards.open': undefined
  'setup.days.done': undefined
  'setup.days.open': undefined
  'setup.kept': undefined
  'setup.look.done': undefined
  'setup.look.open': undefined
  'setup.mail.open': undefined
  'setup.open.done': undefined
  'setup.open.noAddress': undefined
  'setup.open.open': undefined
  'setup.prices.done': undefined
  'setup.prices.open': undefined
  'setup.terms.done': undefined
  'setup.terms.open': undefined
  'setup.themes.done': undefined
  'setup.themes.open': undefined
  'setup.try.booked': { readonly count: number }
  'setup.try.done': undefined
  'setup.try.open': undefined
  'setup.who.done': undefined
  'setup.who.open': undefined
  'shared.themesFailure.busy': undefined
  'shared.themesFailure.busyTitle': undefined
  'shared.themesFailure.retrying': undefined
  'shared.themesFailure.sentence': undefined
  'shared.themesFailure.title': undefined
  'shared.themesFailure.tryAgain': undefined
  'shared.zip.ask': undefined
  'shared.zip.askUs': undefined
  'shared.zip.cards': { readonly teepees: number; readonly zip: string | number }
  'shared.zip.date': undefined
  'shared.zip.email': undefined
  'shared.zip.failed': undefined
  'shared.zip.fiveDigits': undefined
  'shared.zip.label': undefined
  'shared.zip.lead': undefined
  'shared.zip.message': { readonly zip: string | number }
  'shared.zip.messageOn': { readonly zip: string | number; readonly date: string | number }
  'shared.zip.name': undefined
  'shared.zip.sending': undefined
  'shared.zip.show': undefined
  'shared.zip.subject': { readonly zip: string | number }
  'shared.zip.teepees': undefined
  'shared.zip.thanks': { readonly zip: string | number }
  'shared.zip.tool': undefined
  'shared.zip.unreachable': undefined
  'site.contact.email': undefined
  'site.contact.enterMessage': undefined
  'site.contact.enterName': undefined
  'site.contact.enterSubject': undefined
  'site.contact.message': undefined
  'site.contact.name': undefined
  'site.contact.send': undefined
  'site.contact.sent': undefined
  'site.contact.subject': undefined
  'site.contact.thanks': undefined
  'site.contact.title': undefined
  'site.contact.tool': undefined
  'site.forms.backHome': undefined
  'site.forms.sending': undefined
  'site.forms.tryLater': undefined
  'site.forms.wrong': undefined
  'site.newsletter.example': undefined
  'site.newsletter.failed': undefined
  'site.newsletter.label': undefined
  'site.newsletter.subscribe': undefined
  'site.newsletter.subscribed': undefined
  'site.review.commentLength': undefined
  'site.review.label': undefined
  'site.review.name': undefined
  'site.review.nameLength': undefined
  'site.review.otherTheme': undefined
  'site.review.rating': undefined
  'site.review.ratingRange': undefined
  'site.review.review': undefined
  'site.review.send': undefined
  'site.review.thanks': undefined
  'site.review.thanksTitle': undefined
  'site.review.theme': undefined
  'siteTexts.areaTwice': undefined
  'siteTexts.endsBeforeStart': undefined
  'siteTexts.noAnswer': undefined
  'siteTexts.noQuestion': undefined
  'siteTexts.noSuchText': undefined
  'siteTexts.noSuchVersion': undefined
  'siteTexts.oneLine': undefined
  'siteTexts.published': { readonly language: string; readonly count: number }
  'siteTexts.refusedLink': { readonly link: string | number }
  'siteTexts.tooLong': { readonly length: string | number }
  'siteTexts.tooManyLines': { readonly lines: string | number }
  'siteTexts.tooManyQuestions': { readonly most: string | number }
  'siteTexts.unknownQuestion': undefined
  'siteTexts.wasPublished': undefined
  'spanishTexts.needed': undefined
  'staffEdits.addonPhotos': undefined
  'staffEdits.addonPhotosDone': undefined
  'staffEdits.failed': undefined
  'staffEdits.failedHint': undefined
  'staffEdits.hero.current': undefined
  'staffEdits.hero.done': undefined
  'staffEdits.hero.hint': { readonly limit: string | number }
  'staffEdits.hero.title': undefined
  'staffEdits.hero.upload': undefined
  'staffEdits.logo.current': undefined
  'staffEdits.logo.done': undefined
  'staffEdits.logo.edit': undefined
  'staffEdits.logo.hint': undefined
  'staffEdits.logo.title': undefined
  'staffEdits.logo.upload': undefined
  'staffEdits.uploading': undefined
  'streams.atMost': { readonly most: string | number }
  'stripe.applePayInactive': { readonly domain: string | number }
  'stripe.applePayInactiveBecause': { readonly domain: string | number; readonly why: string | number }
  'stripe.domainsHidden': { readonly domain: string | number }
  'stripe.eventsMissing': { readonly events: string | number }
  'stripe.keyRefused': { readonly message: string | number }
  'stripe.keysMixed': undefined
  'stripe.liveKeys': undefined
  'stripe.noWalletDomain': undefined
  'stripe.noWebhook': { readonly address: string | number }
  'stripe.noWebhookSecret': undefined
  'stripe.remedy.addEvents': undefined
  'stripe.remedy.addWebhook': undefined
  'stripe.remedy.addWebhookOrAddress': undefined
  'stripe.remedy.copyKey': undefined
  'stripe.remedy.enableDomain': undefined
  'stripe.remedy.registerDomain': undefined
  'stripe.remedy.setLiveKeys': undefined
  'stripe.remedy.setPublicUrl': undefined
  'stripe.remedy.takeBothKeys': undefined
  'stripe.testKeys': undefined
  'stripe.walletsFine': { readonly domain: string | number }
  'stripe.webhookFine': { readonly address: string | number }
  'stripe.webhooksHidden': undefined
  'terms.agreeFirst': undefined
  'terms.changed': undefined
  'terms.nonePublished': undefined
  'terms.textNeeded': undefined
  'terms.versionNeeded': undefined
  'testPayments.noWebhookNeeded': undefined
  'testPayments.nobodyCharged': undefined
  'testimonials.gone': undefined
  'testimonials.ratingHalf': undefined
  'texts.automatic.balance': { readonly business: string | number; readonly name: string | number; readonly amount: number; readonly day: string }
  'texts.automatic.confirmed': { readonly business: string | number; readonly name: string | number; readonly day: string }
  'texts.automatic.dayBefore': { readonly business: string | number; readonly name: string | number; readonly from: string; readonly to: string }
  'texts.automatic.done': { readonly business: string | number; readonly name: string | number }
  'texts.automatic.offer': { readonly business: string | number; readonly name: string | number; readonly day: string; readonly until: string | number }
  'texts.automatic.onTheWay': { readonly business: string | number; readonly name: string | number }
  'texts.automatic.started': { readonly business: string | number }
  'texts.automatic.stopped': { readonly business: string | number }
  'texts.doctor.checkKeys': undefined
  'texts.doctor.failed': { readonly count: number }
  'texts.doctor.fine': { readonly url: string | number }
  'texts.doctor.refused': { readonly reason: string | number }
  'texts.doctor.seeRegistration': undefined
  'texts.doctor.setPublicUrl': undefined
  'texts.doctor.unreachable': undefined
  'texts.noSid': undefined
  'texts.notSigned': undefined
  'texts.phoneNeeded': undefined
  'texts.pricePerText': undefined
  'texts.tooLong': undefined
  'texts.wantsTexts': undefined
  'themes.descriptionTooShort': undefined
  'themes.nameTooShort': undefined
  'themes.packagesAscend': undefined
  'themes.packedCount': { readonly most: string | number }
  'themes.priceNumber': undefined
  'themes.pricePositive': undefined
  'threads.alreadyAnswered': undefined
  'threads.answerLeft': undefined
  'threads.gone': undefined
  'threads.isFiled': undefined
  'threads.messageGone': undefined
  'threads.noEmail': undefined
  'threads.noPhone': undefined
  'threads.savedAnswerExists': undefined
  'threads.savedAnswerGone': undefined
  'threads.textsStopped': undefined
  'tips.amount': { readonly minimum: number; readonly maximum: number }
  'tips.given': undefined
  'tips.noParty': undefined
  'tips.notOffered': undefined
  'tips.tooEarly': undefined
  'tips.underway': undefined
  'today.balanceDue': { readonly party: string | number; readonly owed: number; readonly day: string }
  'today.balanceLate': { readonly party: string | number; readonly owed: number; readonly day: string }
  'today.cardDeclined': { readonly party: string | number; readonly owed: number }
  'today.conflict.parties': { readonly party: string | number }
  'today.conflict.resource': { readonly party: string | number; readonly name: string | number }
  'today.conflict.teepees': { readonly party: string | number }
  'today.conflict.time': { readonly party: string | number }
  'today.mailFailed': { readonly subject: string | number; readonly recipient: string | number }
  'today.party': { readonly id: string | number; readonly name: string | number; readonly day: string }
  'today.refundFailed': { readonly amount: number }
  'today.refundFailedOf': { readonly amount: number; readonly reference: string | number }
  'today.review': { readonly name: string | number; readonly rating: string | number }
  'today.roomNotReady': { readonly party: string | number; readonly isTold: 'yes' | (string & {}); readonly phone: string | number }
  'today.stopDamaged': { readonly count: number; readonly things: string | number }
  'today.stopMissing': { readonly things: string | number }
  'today.stopProblem': { readonly booking: string | number; readonly name: string | number; readonly day: string | number; readonly stop: 'setup' | (string & {}); readonly what: string | number }
  'today.stopSkipped': undefined
  'today.stopSkippedBecause': { readonly reason: string | number }
  'today.toConfirm': { readonly party: string | number }
  'today.unanswered': { readonly name: string | number; readonly subject: string | number }
  'translations.gone': undefined
  'translations.needed': undefined
  'translations.noLanguage': undefined
  'trial.cardsAreCharged': undefined
  'trial.paymentUnderway': undefined
  'trial.realMoney': { readonly id: string | number }
  'ui.cancel': undefined
  'ui.characters': undefined
  'ui.close': undefined
  'ui.closeNotification': undefined
  'ui.closePreview': undefined
  'ui.completed': undefined
  'ui.fewTeepees': undefined
  'ui.fewer': { readonly what: string | number }
  'ui.imageFailed': undefined
  'ui.imageFailedOf': { readonly what: string | number }
  'ui.imageMissing': undefined
  'ui.left': { readonly count: number }
  'ui.more': { readonly what: string | number }
  'ui.nextImage': undefined
  'ui.nextMonth': undefined
  'ui.nextPage': undefined
  'ui.notAvailable': undefined
  'ui.notAvailableBecause': { readonly reason: string | number }
  'ui.notAvailableInSentence': undefined
  'ui.notifications': undefined
  'ui.pageOf': { readonly page: string | number; readonly count: string | number }
  'ui.picture': undefined
  'ui.previousImage': undefined
  'ui.previousMonth': undefined
  'ui.previousPage': undefined
  'ui.quantityOf': { readonly what: string | number }
  'ui.ratingOf': { readonly rating: string | number }
  'ui.readMore': undefined
  'ui.readMoreAbout': { readonly what: string | number }
  'ui.showLess': undefined
  'ui.showLessAbout': { readonly what: string | number }
  'ui.stars': { readonly count: number }
  'ui.starsNow': { readonly rating: string | number }
  'ui.teepeesLeft': { readonly count: number }
  'ui.termsText': undefined
  'ui.termsTitle': undefined
  'ui.todayIs': { readonly day: string | number }
  'ui.yourDay': undefined
  'upload.done': undefined
  'upload.doneHint': undefined
  'upload.failed': undefined
  'upload.limitAndSize': { readonly limit: string | number; readonly size: string | number }
  'upload.network': undefined
  'upload.noAddress': undefined
  'upload.noAddressHint': undefined
  'upload.signedOut': undefined
  'upload.signedOutHint': undefined
  'upload.somethingWrong': undefined
  'upload.tooLarge': undefined
  'upload.unreadable': undefined
  'upload.unreadableHint': undefined
  'usual.about.guests': undefined
  'usual.about.text': undefined
  'usual.about.title': undefined
  'usual.album.lead': undefined
  'usual.album.title': undefined
  'usual.contact.lead': undefined
  'usual.contact.title': undefined
  'usual.delivery.1.text': undefined
  'usual.delivery.1.title': undefined
  'usual.delivery.2.text': undefined
  'usual.delivery.2.title': undefined
  'usual.delivery.3.text': { readonly times: number; readonly days: number }
  'usual.delivery.3.title': undefined
  'usual.delivery.4.text': { readonly sound: 'none' | 'vowel' | (string & {}); readonly deposit: string | number; readonly balanceDays: string | number }
  'usual.delivery.4.title': undefined
  'usual.delivery.lead': undefined
  'usual.delivery.title': { readonly miles: string | number }
  'usual.faq.more': undefined
  'usual.faq.title': undefined
  'usual.footer.blurb': undefined
  'usual.footer.newsletter': undefined
  'usual.hero.included': undefined
  'usual.hero.includedTitle': undefined
  'usual.hero.lead': undefined
  'usual.hero.title': undefined
  'usual.how.1.text': undefined
  'usual.how.1.title': undefined
  'usual.how.2.text': { readonly sound: 'none' | 'vowel' | (string & {}); readonly deposit: string | number }
  'usual.how.2.title': undefined
  'usual.how.3.text': undefined
  'usual.how.3.title': undefined
  'usual.how.4.text': undefined
  'usual.how.4.title': undefined
  'usual.how.lead': undefined
  'usual.how.title': undefined
  'usual.reviews.title': undefined
  'usual.search.description': undefined
  'usual.themes.lead': undefined
  'usual.themes.title': undefined
  'usual.why.1.text': undefined
  'usual.why.1.title': undefined
  'usual.why.2.text': undefined
  'usual.why.2.title': undefined
  'usual.why.3.text': undefined
  'usual.why.3.title': undefined
  'usual.why.lead': undefined
  'usual.why.title': undefined
  'usualFaq.ahead.answer': undefined
  'usualFaq.ahead.question': undefined
  'usualFaq.cancel.question': undefined
  'usualFaq.children.answer': undefined
  'usualFaq.children.question': undefined
  'usualFaq.custom.answer': undefined
  'usualFaq.custom.question': undefined
  'usualFaq.delivery.answer': { readonly miles: string | number }
  'usualFaq.delivery.question': undefined
  'usualFaq.included.answer': undefined
  'usualFaq.included.question': undefined
  'usualFaq.space.answer': { readonly teepees: string | number; readonly width: string | number; readonly length: string | number }
  'usualFaq.space.question': undefined
  'usualTerms.balanceDue': { readonly days: string | number }
  'usualTerms.cancel': { readonly steps: string | number }
  'usualTerms.holdsDate': { readonly sound: 'none' | 'vowel' | (string & {}); readonly deposit: string | number }
  'usualTerms.kept': { readonly kept: 'payment' | 'all' | (string & {}); readonly deposit: string | number }
  'usualTerms.mayMove': { readonly times: number; readonly days: number }
  'usualTerms.nothingRefunded': undefined
  'usualTerms.refund.between': { readonly from: string | number; readonly to: number; readonly share: 'all' | (string & {}); readonly percent: number }
  'usualTerms.refund.none': { readonly days: number }
  'usualTerms.refund.onDay': { readonly days: number; readonly share: 'all' | (string & {}); readonly percent: number }
  'usualTerms.refund.until': { readonly days: number; readonly share: 'all' | (string & {}); readonly percent: number }
  'usualTerms.rescheduling': { readonly times: number; readonly days: number }
  'usualTerms.step.and': { readonly steps: string | number; readonly step: string | number }
  'usualTerms.step.first': { readonly days: number; readonly share: 'all' | 'first' | (string & {}); readonly percent: number }
  'usualTerms.step.later': { readonly days: number; readonly share: 'all' | 'first' | (string & {}); readonly percent: number }
  'usualTerms.step.none': { readonly days: number }
  'waiting.damage.agree': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly claimed: number }
  'waiting.damage.cardFailed': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly charged: number }
  'waiting.damage.disagree': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly claimed: number }
  'waiting.damage.holdRefused': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly amount: number }
  'waiting.damage.none': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly claimed: number }
  'waiting.damage.unpaid': { readonly number: string | number; readonly name: string | number; readonly day: string; readonly charged: number }
  'waitingPlace.book': undefined
  'waitingPlace.booked': undefined
  'waitingPlace.leave': undefined
  'waitingPlace.leaving': undefined
  'waitingPlace.left': undefined
  'waitingPlace.missed': undefined
  'waitingPlace.offered': { readonly until: string | number }
  'waitingPlace.soon': undefined
  'waitingPlace.waiting': undefined
  'webhooks.atMost': { readonly count: string | number }
  'webhooks.deliveryGone': undefined
  'webhooks.deliveryUnderway': undefined
  'webhooks.eventNeeded': undefined
  'webhooks.gone': undefined
  'webhooks.kinds.bookingCancelled': undefined
  'webhooks.kinds.bookingChanged': undefined
  'webhooks.kinds.bookingCompleted': undefined
  'webhooks.kinds.bookingConfirmed': undefined
  'webhooks.kinds.bookingCreated': undefined
  'webhooks.kinds.bookingDeleted': undefined
  'webhooks.kinds.bookingMoved': undefined
  'webhooks.kinds.bookingPaid': undefined
  'webhooks.kinds.crewStopDone': undefined
  'webhooks.kinds.holdExpired': undefined
  'webhooks.kinds.messageReceived': undefined
  'webhooks.kinds.paymentDisputed': undefined
  'webhooks.kinds.paymentFailed': undefined
  'webhooks.kinds.paymentRefunded': undefined
  'webhooks.kinds.paymentSucceeded': undefined
  'webhooks.kinds.reviewReceived': undefined
  'webhooks.kinds.waitingListOffered': undefined
  'webhooks.noPasswordInAddress': undefined
  'webhooks.privateAddress': undefined
  'websitePictures.notAllowed': undefined
  'websitePictures.notAsked': undefined
  'websitePictures.wantsPictures': undefined
  'work.arrivesLate': { readonly arrives: string; readonly until: string }
  'work.chooseDay': undefined
  'work.crews': { readonly least: string | number; readonly most: string | number }
  'work.dayEndsTooEarly': { readonly weekday: string | number }
  'work.dayIsUsual': undefined
  'work.endAfterBegin': undefined
  'work.fewCrews': { readonly crews: number }
  'work.nobodyWorks': undefined
  'work.notDoneInTime': { readonly ends: string }
  'work.oneDay': undefined
  'work.speed': undefined
  'work.stops.collect': undefined
  'work.stops.setup': undefined
  'work.stopsChanged': undefined
  'work.wholeMinutes': { readonly most: string | number }
}
