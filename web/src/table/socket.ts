import { api } from '../shell/api';
import type { Because, Done, Frame, Pong, QueuePlace, Refused } from '../gen/contract';

export type FromServer = Frame | Done | Refused | Because | Pong | QueuePlace;
export type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'signed-out';
type Wish = { type: string; [field: string]: unknown };
export type Answer = Done | Refused | Because;

const PING = 25_000;
const WAITS = [300, 1000, 2000, 4000, 8000];
/** The session has ended, or this browser has just got a new one. */
const SESSION_ENDED = 4401;
/** The table is not, or no longer, open to this person: trying again is useless. */
const NOT_OPEN = [4403, 4404];
const NEW_COOKIE = 1000;

/** A table's socket: it comes back by itself, says what it saw last, and sends again what was not confirmed. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, { wish: Wish; settle: (answer: Answer) => void }>();
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private last: number | null = null;

  constructor(
    private readonly address: string,
    private readonly greeting: () => Record<string, unknown>,
    private readonly onFrame: (frame: Frame) => void,
    private readonly onQueue: (queue: QueuePlace) => void,
    private readonly onConnection: (connection: Connection) => void,
  ) {
    addEventListener('online', this.hurry);
    this.connect();
  }

  /** Sent once or several times, done once: the id makes it so. */
  wish(type: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const wish = { type, id, ...fields };
    return new Promise((settle) => {
      this.waiting.set(id, { wish, settle });
      this.send(wish);
    });
  }

  /** Whoever still waits for an answer learns of it by the next view. */
  close(): void {
    this.closed = true;
    for (const [id, { settle }] of this.waiting) settle({ type: 'done', id });
    this.waiting.clear();
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    this.onConnection('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message) => this.received(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private opened(socket: WebSocket): void {
    this.tries = 0;
    socket.send(JSON.stringify({ type: 'hello', last: this.last, ...this.greeting() }));
    for (const { wish } of this.waiting.values()) this.send(wish);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.send({ type: 'ping' }), PING);
    this.onConnection('open');
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.beat);
    if (NOT_OPEN.includes(code)) return this.end('gone');
    this.onConnection('lost');
    if (code === SESSION_ENDED) {
      this.timer = setTimeout(() => void this.renew(), NEW_COOKIE);
      return;
    }
    this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** With a new cookie everything is asked for anew: another person may sit here now. */
  private async renew(): Promise<void> {
    const known = await api.me().then(
      () => true,
      () => false,
    );
    if (this.closed) return;
    if (!known) return this.end('signed-out');
    this.last = null;
    this.connect();
  }

  private end(connection: Connection): void {
    this.close();
    this.onConnection(connection);
  }

  private hurry = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private received(message: FromServer): void {
    if (message.type === 'news') {
      this.last = message.number;
      this.onFrame(message);
    } else if (message.type === 'queue') {
      this.onQueue(message);
    } else if (message.type !== 'pong') {
      this.waiting.get(message.id)?.settle(message);
      this.waiting.delete(message.id);
    }
  }

  private send(message: Wish): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
