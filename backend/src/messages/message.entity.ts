/** A row of `messages`, by property names. */
export interface MessageRow {
  id: string;
  conversationId: string;
  senderId: string;
  receiverId: string;
  /** null when the talk is about no shipment, or about one that was deleted. */
  shipmentId: string | null;
  content: string;
  /** Kinds of contact data hidden from the receiver. */
  masked: string[];
  readAt: Date | null;
  createdAt: Date;
}
