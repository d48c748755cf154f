import { inBoth } from '#app/lib/language/in-both.ts'

/** The general texts of all forms. */
export const FORMS_WORDS = inBoth(
  {
    unreachable: 'The site cannot be reached right now. Please check your connection and try again.',
    offline: 'There is no connection. Nothing is lost: please try again once you are connected.',
    failure: 'Error',
    success: 'Success',
    saving: 'Saving...',
    cancel: 'Cancel',
    retrying: 'Retrying...',
    tryAgain: 'Try Again',
    stillUploading: 'A picture is still uploading. Please wait until it is done, or cancel it.',
    brokenBookings: {
      title: 'This conflicts with booked days',
      description:
        'Nothing has been saved. With this change there would not be enough left for these bookings:',
      doNotSave: 'Do Not Save',
      saveAnyway: 'Save Anyway',
      bookings: 'Conflicting bookings',
    },
    capacity: {
      title: 'Capacity',
      hint: 'Days without enough teepees or drivers cannot be booked. Teepees are only free again once they have been collected.',
      save: 'Save Capacity',
      fields: {
        maxPartiesPerDay: {
          label: 'Parties per day',
          problem: 'Please enter a whole number of parties',
        },
        teepeeStock: {
          label: 'Total teepees',
          problem: 'Please enter a whole number of teepees',
        },
        turnaroundDays: {
          label: 'Days to collect',
          problem: 'Please enter a whole number of days, 14 at most',
        },
        minimumNoticeDays: {
          label: 'Days of notice',
          problem: 'Please enter a whole number of days, 365 at most',
        },
      },
      collect: 'Collect on closed days',
      collectHint:
        'Off: whatever would be collected on an unavailable date stays with the family until the next open day.',
    },
    copy: {
      title: 'Copied',
      copied: (label: string) => `${label} copied`,
      failed: (label: string) =>
        `The browser does not allow copying. Please select the ${label.toLowerCase()} yourself.`,
    },
    remove: {
      title: 'Are you sure?',
      forGood: 'This action cannot be undone.',
      confirm: 'Delete',
      deleting: 'Deleting...',
    },
    discard: {
      title: 'Discard what you entered?',
      description: 'It has not been saved yet.',
      keep: 'Keep Editing',
      confirm: 'Discard',
    },
    newer: {
      happened: 'Somebody else saved a newer version while you were editing.',
      yours: 'What you entered is still here and has not been saved.',
      useTheirs: 'Use Their Version',
      saveMine: 'Save Mine Over It',
    },
    settings: {
      failed: 'Failed to save settings. Please try again.',
      saved: 'Settings Saved',
      savedWords: 'Every visitor sees them from now on.',
    },
    testimonial: {
      customerName: 'Customer Name',
      nameTooShort: 'Name must be at least 3 characters',
      theme: 'Theme',
      noTheme: 'No theme in particular',
      rating: 'Rating',
      comment: 'Comment',
      language: 'Written in',
      languages: { en: 'English', es: 'Spanish' },
      commentTooShort: 'Comment must be at least 10 characters',
      photo: 'Customer Photo',
      photoHint: 'Optional. Without one, the first letter of the name is shown.',
    },
  },
  {
    unreachable: 'El sitio no responde en este momento. Revise su conexión e inténtelo de nuevo.',
    offline: 'No hay conexión. No se ha perdido nada: inténtelo de nuevo cuando tenga conexión.',
    failure: 'Atención',
    success: 'Listo',
    saving: 'Guardando...',
    cancel: 'Cancelar',
    retrying: 'Intentando...',
    tryAgain: 'Intentar de nuevo',
    stillUploading: 'Una imagen todavía se está subiendo. Espere a que termine o cancélela.',
    brokenBookings: {
      title: 'Esto afecta días reservados',
      description: 'No se ha guardado nada. Con este cambio no alcanza para estas reservas:',
      doNotSave: 'No guardar',
      saveAnyway: 'Guardar así',
      bookings: 'Reservas afectadas',
    },
    capacity: {
      title: 'Capacidad',
      hint: 'Los días sin suficientes tipis o conductores no se pueden reservar. Los tipis no están libres otra vez hasta que se recogen.',
      save: 'Guardar capacidad',
      fields: {
        maxPartiesPerDay: {
          label: 'Fiestas por día',
          problem: 'Escriba un número entero de fiestas',
        },
        teepeeStock: {
          label: 'Tipis en total',
          problem: 'Escriba un número entero de tipis',
        },
        turnaroundDays: {
          label: 'Días para recoger',
          problem: 'Escriba un número entero de días, 14 como máximo',
        },
        minimumNoticeDays: {
          label: 'Días de aviso',
          problem: 'Escriba un número entero de días, 365 como máximo',
        },
      },
      collect: 'Recoger en días cerrados',
      collectHint:
        'Apagado: lo que tocaría recoger en una fecha no disponible se queda con la familia hasta el siguiente día abierto.',
    },
    copy: {
      title: 'Copiado',
      copied: (label) => `${label}: copiado al portapapeles`,
      failed: () => 'El navegador no permite copiar. Seleccione el texto y cópielo usted.',
    },
    remove: {
      title: '¿Desea eliminar esto?',
      forGood: 'Esta acción no se puede deshacer.',
      confirm: 'Eliminar',
      deleting: 'Eliminando...',
    },
    discard: {
      title: '¿Descartar lo que escribió?',
      description: 'Todavía no se ha guardado.',
      keep: 'Seguir editando',
      confirm: 'Descartar',
    },
    newer: {
      happened: 'Otra persona guardó una versión más reciente mientras usted editaba.',
      yours: 'Lo que usted escribió sigue aquí y no se ha guardado.',
      useTheirs: 'Usar su versión',
      saveMine: 'Guardar la mía',
    },
    settings: {
      failed: 'No se pudo guardar la configuración. Inténtelo de nuevo.',
      saved: 'Configuración guardada',
      savedWords: 'Desde ahora la ven todos los visitantes.',
    },
    testimonial: {
      customerName: 'Nombre del cliente',
      nameTooShort: 'Escriba un nombre de al menos 3 caracteres',
      theme: 'Tema',
      noTheme: 'Ningún tema en particular',
      rating: 'Calificación',
      comment: 'Comentario',
      language: 'Escrito en',
      languages: { en: 'Inglés', es: 'Español' },
      commentTooShort: 'Escriba un comentario de al menos 10 caracteres',
      photo: 'Foto del cliente',
      photoHint: 'Opcional. Sin foto se muestra la primera letra del nombre.',
    },
  },
)
