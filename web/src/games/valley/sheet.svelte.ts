/** Which pile is looked at: one of the table, or all that lies before a seat. */
export type Opened = { zone: string; seat: number | null };

class Sheet {
  opened = $state.raw<Opened | null>(null);

  toggle(zone: string, seat: number | null = null): void {
    const same = this.opened?.zone === zone && this.opened.seat === seat;
    this.opened = same ? null : { zone, seat };
  }

  close(): void {
    this.opened = null;
  }
}

export const sheet = new Sheet();
