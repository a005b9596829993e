/** Returns whether an account may stop being an admin: only while another admin remains (product 7.8). */
export function canLoseAdmin(userId: number, admins: readonly { readonly id: number }[]): boolean {
  return admins.some((admin) => admin.id !== userId);
}
