/** Refusals for staff, by their English text; those that families may read are in `say`. */
export const REFUSALS_IN_SPANISH = {
  // The API itself
  'Please sign in as an administrator.': 'Inicie sesión como administrador.',
  'There is nothing at this address': 'No hay nada en esta dirección',
  'Please send JSON, with the header Content-Type: application/json':
    'Envíe JSON, con el encabezado Content-Type: application/json',
  'The request is not valid JSON': 'La solicitud no es JSON válido',
  'This was already sent with different content, which may have been saved. Please check before you send it again.':
    'Esto ya se envió con otro contenido, que quizás se guardó. Revíselo antes de enviarlo otra vez.',
  'The first request with this Idempotency-Key is still running. Please try again in a moment.':
    'La primera solicitud con este Idempotency-Key todavía está en curso. Inténtelo de nuevo en un momento.',
  'The database is not responding.': 'La base de datos no responde.',
  'There is no job of this name.': 'No hay ninguna tarea con este nombre.',
  'The signature of this webhook does not match.': 'La firma de este webhook no coincide.',
  'No payment provider of this name sends events here.':
    'Ningún proveedor de pagos con este nombre envía eventos aquí.',

  // Accounts and the team
  'Invalid username or password. Please try again.':
    'El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo.',
  'Please enter your password once more: this step could let somebody in.':
    'Escriba su contraseña una vez más: este paso podría dejar entrar a alguien.',
  'Your account has no passkey. Please enter your password.':
    'Su cuenta no tiene llave de acceso. Escriba su contraseña.',
  'This took too long. Please use the passkey once more.':
    'Tardó demasiado. Use la llave de acceso una vez más.',
  'This is not your current password': 'Esta no es su contraseña actual',
  'Please confirm that it is you, with a code or your passkey.':
    'Confirme que es usted, con un código o con su llave de acceso.',
  'This took too long. Please enter your password once more.':
    'Pasó demasiado tiempo. Escriba su contraseña otra vez.',
  'This code is wrong or was already used. Please wait for the next one.':
    'Este código no es correcto o ya se usó. Espere el siguiente.',
  'The codes of your app cannot be checked, because the key that encrypts them is missing (SECRETS_KEY). Use a recovery code or a passkey, or run "npm run reset-password" on the server.':
    'No se pueden comprobar los códigos de su aplicación, porque falta la clave que los cifra (SECRETS_KEY). Use un código de recuperación o una llave de acceso, o ejecute "npm run reset-password" en el servidor.',
  'This code is wrong. Please check the time on your phone, and enter the code it shows now.':
    'Este código no es correcto. Revise la hora de su teléfono y escriba el código que muestra ahora.',
  'You already use an app. Remove it first to set up another one.':
    'Ya usa una aplicación. Quítela primero para configurar otra.',
  'Please start again: no app is waiting for its first code.':
    'Empiece de nuevo: no hay ninguna aplicación que espere su primer código.',
  'You do not use an app.': 'No usa ninguna aplicación.',
  'Recovery codes are for accounts with a second factor. Set one up first.':
    'Los códigos de recuperación son para cuentas con un segundo factor. Configure uno primero.',
  'This passkey does not belong to your account.': 'Esta llave de acceso no pertenece a su cuenta.',
  'This took too long. Please add the passkey once more.':
    'Pasó demasiado tiempo. Agregue la llave de acceso otra vez.',
  'This passkey could not be read. Please open the admin under the address of the site and try again.':
    'No se pudo leer esta llave de acceso. Abra la administración en la dirección del sitio e inténtelo de nuevo.',
  'This passkey no longer exists.': 'Esta llave de acceso ya no existe.',
  'This device is no longer signed in.': 'En este dispositivo ya no hay una sesión abierta.',
  'This API key no longer exists.': 'Esta clave de API ya no existe.',
  'This link no longer works: it was used already, or it is too old. Please ask for a new one.':
    'Este enlace ya no funciona: ya se usó o es demasiado antiguo. Pida uno nuevo.',
  'This username is already taken. Please choose another username.':
    'Ya hay alguien con este nombre de usuario. Elija otro.',
  'This account no longer exists.': 'Esta cuenta ya no existe.',
  'This account has no second factor.': 'Esta cuenta no tiene un segundo factor.',
  'This is the last owner. Make someone else an owner first, so that someone can still run everything.':
    'Es el último propietario. Primero haga propietario a alguien más, para que alguien pueda seguir administrándolo todo.',
  'This invitation no longer exists.': 'Esta invitación ya no existe.',
  'Somebody with this email address is on the team already.':
    'Ya hay alguien en el equipo con este correo electrónico.',

  // Bookings and days
  'There is no booking with this number.': 'No hay ninguna reserva con este número.',
  'Please look at the order before and after this change first.':
    'Mire primero el pedido antes y después de este cambio.',
  'There is no change with this number that was made.': 'No hay ningún cambio hecho con este número.',
  'This booking has been paid, so deposit or full payment can no longer be changed.':
    'Esta reserva ya está pagada, así que ya no se puede cambiar entre depósito y pago completo.',
  'A card payment for this booking has just arrived or is on its way. Please look at the booking again before you delete it.':
    'Un pago con tarjeta para esta reserva acaba de llegar o está en camino. Revise la reserva otra vez antes de eliminarla.',
  'This booking is cancelled. Open it again before you record a payment.':
    'Esta reserva está cancelada. Vuelva a abrirla antes de registrar un pago.',
  'This booking is confirmed or paid, so it keeps its date without a limit.':
    'Esta reserva está confirmada o pagada, así que conserva su fecha sin límite.',
  'Please give a reason for a refund that differs from the policy.':
    'Indique el motivo de un reembolso distinto al de la política.',
  'There is no such difference.': 'No conocemos esta diferencia.',
  'Test payments are switched off, because real card payments are configured.':
    'Los pagos de prueba están desactivados, porque hay pagos reales con tarjeta configurados.',
  'This payment does not exist. Please refresh the page and try again.':
    'Este pago no existe. Recargue la página e inténtelo de nuevo.',
  'There is no invoice with this number.': 'No hay ninguna factura con este número.',
  'This date is already marked as unavailable.': 'Esta fecha ya está marcada como no disponible.',
  'This date is no longer marked as unavailable.': 'Esta fecha ya no está marcada como no disponible.',
  'This day already has its usual hours.': 'Este día ya es como su día de la semana.',
  'The stops of this day have changed in the meantime. Please look at them again.':
    'Las paradas de este día cambiaron mientras tanto. Revíselas otra vez.',

  // Prices
  'Please enter the ZIP code where the van starts, or a fee for a ZIP code.':
    'Escriba el código postal desde donde sale la camioneta, o una tarifa para un código postal.',
  'A deposit has to be more than 0 %.': 'El depósito tiene que ser mayor que 0 %.',
  'Please give each number of miles one fee.': 'Por favor, ponga una sola tarifa a cada número de millas.',
  'Please give each number of days only one percentage.':
    'Indique para cada número de días una sola parte que se devuelve.',
  'No sales tax is charged for this party, so no exemption is needed.':
    'Por esta fiesta no se cobra impuesto sobre las ventas, así que nadie tiene que estar exento.',

  // Catalogue, coupons and pictures
  'This theme no longer exists.': 'Este tema ya no existe.',
  'Bookings use this theme, so it cannot be deleted. Mark it as not available instead, so that no one can choose it.':
    'Hay reservas con este tema, así que no se puede eliminar. Márquelo como no disponible y ya nadie podrá elegirlo.',
  'This add-on no longer exists.': 'Este complemento ya no existe.',
  'Bookings use this add-on, so it cannot be deleted. Mark it as not available instead, so that no one can choose it.':
    'Hay reservas con este complemento, así que no se puede eliminar. Márquelo como no disponible y ya nadie podrá elegirlo.',
  'This resource no longer exists.': 'Este recurso ya no existe.',
  'Only kits, linens and parts have a log, not frames and crews.':
    'Solo los juegos, la ropa de cama y las piezas tienen registro; los armazones y los equipos, no.',
  'There is no such entry, or a crew has reported it.': 'Esa anotación no existe, o la reportó un equipo.',
  'Teepee frames and theme kits are counted in Availability and in each theme. Only their repairs are noted here.':
    'Las estructuras de los tipis y los juegos de cada tema se cuentan en Fechas y en cada tema. Aquí solo se anotan sus reparaciones.',
  'This change no longer exists.': 'Este cambio ya no existe.',
  'One of these themes or add-ons no longer exists. Please reload the page.':
    'Uno de estos temas o complementos ya no existe. Recargue la página.',
  'This text no longer exists.': 'Este texto ya no existe.',
  'This coupon no longer exists.': 'Este cupón ya no existe.',
  'There is already a coupon with this code. Please choose another code.':
    'Ya hay un cupón con este código. Elija otro código.',
  'A percentage can be at most 100': 'Un porcentaje puede ser como máximo 100',
  'This picture no longer exists.': 'Esta imagen ya no existe.',
  'A picture you chose was deleted in the meantime. Please choose another one and save again.':
    'Una imagen que eligió se eliminó mientras tanto. Elija otra y guarde de nuevo.',
  'Please choose an image to upload.': 'Elija una imagen para subir.',
  'Please send the picture as a form with the field "image".':
    'Envíe la imagen como formulario con el campo "image".',
  'The upload was interrupted. Please try again.': 'La subida se interrumpió. Inténtelo de nuevo.',
  'This picture could not be read. Please save it again or choose another one.':
    'No se pudo leer esta imagen. Guárdela de nuevo o elija otra.',
  'This file is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF file.':
    'Este archivo no es una imagen que podamos usar. Elija un archivo JPEG, PNG, WebP, AVIF o GIF.',
  'This picture is incomplete or damaged. Please save it again or choose another one.':
    'Esta imagen está incompleta o dañada. Guárdela de nuevo o elija otra.',
  'This picture has too many pixels. Please make it smaller and try again.':
    'Esta imagen tiene demasiados píxeles. Hágala más pequeña e inténtelo de nuevo.',
  'This picture has another file hidden in it. Please save it again as a JPEG or PNG.':
    'Esta imagen tiene otro archivo escondido. Guárdela de nuevo como JPEG o PNG.',
  'AI photos are not set up yet: the setting OPENAI_API_KEY is missing. Add it and start the site again.':
    'Las fotos con IA todavía no están configuradas: falta el ajuste OPENAI_API_KEY. Agréguelo e inicie el sitio de nuevo.',
  'New photos are already being made. Please wait until they are done.':
    'Ya se están creando fotos nuevas. Espere hasta que estén listas.',
  'The image service sent something that is not a picture.':
    'El servicio de imágenes envió algo que no es una imagen.',
  'The image service sent no picture. Please try again.':
    'El servicio de imágenes no envió ninguna imagen. Inténtelo de nuevo.',
  'The image service sent no usable address.':
    'El servicio de imágenes no envió una dirección que se pueda usar.',
  'The image service sent a picture that is too large.':
    'El servicio de imágenes envió una imagen demasiado grande.',
  'The picture could not be fetched from the image service.':
    'No se pudo obtener la imagen del servicio de imágenes.',
  'The image service cannot be reached right now. Please try again later.':
    'En este momento no se puede contactar el servicio de imágenes. Inténtelo más tarde.',

  // Families, mails and other programs
  'This customer no longer exists: someone merged it with another one or erased its data.':
    'Este cliente ya no existe: alguien lo combinó con otro o borró sus datos.',
  'Please choose another customer to merge with this one.': 'Elija otro cliente para combinarlo con este.',
  'One of their bookings is being changed right now. Please try again in a moment.':
    'En este momento se está cambiando una de sus reservas. Inténtelo de nuevo en un momento.',
  'A refund to this family failed. Please resolve it first, in the Outbox under Differences.':
    'Falló un reembolso a esta familia. Atiéndalo primero, en la bandeja de salida, en Diferencias.',
  'A refund is still on its way to this family. Please erase their data once it has arrived.':
    'Un reembolso todavía está en camino a esta familia. Borre sus datos cuando haya llegado.',
  'This message no longer exists.': 'Este mensaje ya no existe.',
  'This testimonial no longer exists.': 'Este testimonio ya no existe.',
  'This e-mail does not exist.': 'Este correo no existe.',
  'This e-mail has already been sent or is on its way.': 'Este correo ya se envió o está en camino.',
  'No mail server is set up, so the e-mail stays here. Set SMTP_URL, restart, and then send it.':
    'No hay un servidor de correo configurado, así que el correo se queda aquí. Configure SMTP_URL, inicie de nuevo y envíelo entonces.',
  'The recipient’s data has been erased.': 'Los datos de la persona a quien iba este correo se borraron.',
  'This address is no longer on the list.': 'Esta dirección ya no está en la lista.',
  'This link does not belong to an address on our list. Please write to us if you still get the newsletter.':
    'Este enlace no lleva a ninguna dirección de nuestra lista. Escríbanos si todavía recibe el boletín.',
  'This link no longer works. Please send us your address again.':
    'Este enlace ya no funciona. Envíenos su dirección otra vez.',
  'No version of the terms has been published yet. Please read the terms of service on our site.':
    'Todavía no se ha publicado ninguna versión de los términos. Lea los términos del servicio en nuestro sitio.',
  'This webhook no longer exists.': 'Este webhook ya no existe.',
  'This delivery no longer exists.': 'Este envío ya no existe.',
  'This browser no longer gets notifications.': 'Este navegador ya no recibe avisos.',
  'None of your browsers gets notifications yet. Turn them on first.':
    'Ninguno de sus navegadores recibe avisos todavía. Actívelos primero.',
  'There is no such change of the settings.': 'No existe ese cambio de la configuración.',
  'The values before this change cannot be restored from here.':
    'Lo que había antes de este cambio no se puede restaurar desde aquí.',
  'This delivery is being sent right now.': 'Este envío se está haciendo en este momento.',
  'Please leave the username and the password out of the address.':
    'Quite de la dirección el nombre de usuario y la contraseña.',
  'This address is not on the public Internet. Please enter one that is.':
    'Esta dirección no está en la Internet pública. Escriba una que sí lo esté.',
  // The crew's phone
  'The phone has the stops of yesterday, today and tomorrow. Please ask the office about other days.':
    'El teléfono tiene las paradas de ayer, hoy y mañana. Pregunte a la oficina por otros días.',
  'This stop is not on your list anymore: it was moved or canceled. Please ask the office.':
    'Esta parada ya no está en su lista: la cambiaron de día o la cancelaron. Pregunte a la oficina.',
  'This report is not complete. Please write it again.': 'Este aviso no está completo. Escríbalo otra vez.',
  'Please send at most {} events at once.': 'Envíe como máximo {} avisos a la vez.',
  'Please send the picture as JPEG, WebP or AVIF.': 'Envíe la imagen como JPEG, WebP o AVIF.',
  'There is another picture of this number already.': 'Ya hay otra imagen con este número.',
  'There is no picture at this address.': 'No hay ninguna imagen en esta dirección.',
  'Please say why the money is kept.': 'Indique por qué se conserva el dinero.',
} as const satisfies Readonly<Record<string, string>>
