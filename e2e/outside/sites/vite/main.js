import 'kropki-board';
