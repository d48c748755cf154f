import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type SimulatedSmtp = {
  readonly url: string
  /** The Message-ID of every accepted mail, in the order of arrival. */
  readonly taken: string[]
  /** The header lines of every accepted mail, and the commands that named its mailboxes. */
  readonly headers: string[]
  readonly recipients: string[]
  /** Mailboxes that do not exist. */
  readonly unknown: Set<string>
  /** How many of the next mails are accepted without a response: the connection breaks instead. */
  silentAbout: number
  goDown(): Promise<void>
  comeUp(): Promise<void>
}

/**
 * Starts a mail server on loopback that speaks just enough SMTP (RFC 5321) and can be taken down. It starts out down.
 */
export async function startSimulatedSmtp(): Promise<SimulatedSmtp> {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  const smtp: SimulatedSmtp = {
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    taken: [],
    headers: [],
    recipients: [],
    unknown: new Set(),
    silentAbout: 0,
    async goDown() {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
      server = undefined
    },
    async comeUp() {
      server = createServer((socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
        socket.on('error', () => undefined)
        void converse(socket, smtp)
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      if (address !== null && typeof address !== 'string') port = address.port
    },
  }
  // Brought up only to learn a free port.
  await smtp.comeUp()
  await smtp.goDown()
  return smtp
}

async function converse(socket: Socket, smtp: SimulatedSmtp): Promise<void> {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let messageId: string | undefined
  let isData = false
  let isHeader = false
  reply('220 loopback ready')
  for await (const line of createInterface({ input: socket })) {
    if (isData) {
      isHeader &&= line !== ''
      if (isHeader) smtp.headers.push(line)
      messageId ??= /^Message-ID: (<.+>)$/i.exec(line)?.[1]
      if (line !== '.') continue
      isData = false
      smtp.taken.push(messageId ?? 'without an ID')
      messageId = undefined
      if (smtp.silentAbout > 0) {
        smtp.silentAbout -= 1
        socket.destroy()
      } else reply('250 taken')
      continue
    }
    if (/^DATA/i.test(line)) {
      isData = true
      isHeader = true
      reply('354 go on')
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
    else if (isUnknown(line, smtp)) reply('550 no such mailbox')
    else {
      if (/^RCPT/i.test(line)) smtp.recipients.push(line)
      reply('250 fine')
    }
  }
}

function isUnknown(line: string, { unknown }: SimulatedSmtp): boolean {
  const recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1]
  return recipient !== undefined && unknown.has(recipient)
}
