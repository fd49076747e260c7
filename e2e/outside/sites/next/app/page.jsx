'use client';

import { useState } from 'react';
import 'kropki-board';

export default function Page() {
  const [sgf, setSgf] = useState('');
  return (
    <>
      <kropki-board interactive onkropki-play={({ detail }) => setSgf(detail.sgf)}>
        (;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb])
      </kropki-board>
      <output>{sgf}</output>
    </>
  );
}
